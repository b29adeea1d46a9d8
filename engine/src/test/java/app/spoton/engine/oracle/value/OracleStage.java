package app.spoton.engine.oracle.value;

/** How far the round has progressed; what is not known at a stage may be left out. */
public enum OracleStage { DEALT, DECIDED, SHOWN }
