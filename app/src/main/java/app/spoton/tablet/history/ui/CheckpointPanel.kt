package app.spoton.tablet.history.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.selection.SelectionContainer
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.history.integrity.AuditLogUiState
import app.spoton.tablet.history.integrity.QrCode
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.WrappingRow

private val QrSize = 260.dp

/** The log's last checkpoint, to photograph or write down, and a button to sign the current log. */
@Composable
internal fun CheckpointSection(proof: AuditLogUiState.LogProof, idle: Boolean, onSign: () -> Unit) {
    Section(R.string.history_checkpoint) {
        if (proof.keyId().isEmpty() && proof.problem().isEmpty()) {
            BodyText(stringResource(R.string.history_unsigned))
            return@Section
        }
        if (proof.keyId().isNotEmpty()) {
            SecondaryText(stringResource(R.string.history_signed_with, proof.logId(), proof.keyId()))
        }
        if (proof.problem().isNotEmpty()) {
            Text(proof.problem(), color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge)
        }
        if (proof.checkpoint().isNotEmpty()) {
            QrImage(proof.checkpoint())
            SelectionContainer {
                Text(
                    proof.checkpoint(), Modifier.testTag("checkpoint"),
                    style = MaterialTheme.typography.bodySmall, fontFamily = FontFamily.Monospace,
                )
            }
            SecondaryText(stringResource(R.string.history_checkpoint_hint))
        }
        Choice(stringResource(R.string.history_sign_now), "sign-now", enabled = idle, onClick = onSign)
    }
}

/** Dark on light also in the dark theme: not every reader finds a code that is reversed. */
@Composable
private fun QrImage(text: String) {
    val code = remember(text) { QrCode.of(text) }
    val description = stringResource(R.string.history_checkpoint_qr)
    Canvas(Modifier.size(QrSize).testTag("checkpoint-qr").semantics { contentDescription = description }) {
        drawRect(Color.White)
        val module = size.width / code.size()
        for (row in 0 until code.size()) {
            for (column in 0 until code.size()) {
                if (code.isDark(column, row)) {
                    drawRect(Color.Black, Offset(column * module, row * module), Size(module + 0.5f, module + 0.5f))
                }
            }
        }
    }
}

/** Logs that were set aside: they can be exported, and tried again. */
@Composable
internal fun KeptLogsSection(proof: AuditLogUiState.LogProof, idle: Boolean, onExport: (String) -> Unit, onRetry: (String) -> Unit) {
    if (proof.keptFiles().isEmpty()) return
    Section(R.string.history_kept_files) {
        proof.keptFiles().forEach { name ->
            BodyText(name)
            WrappingRow {
                Choice(stringResource(R.string.history_kept_export), "kept-export-$name", enabled = idle) { onExport(name) }
                Choice(stringResource(R.string.history_kept_retry), "kept-retry-$name", enabled = idle) { onRetry(name) }
            }
        }
    }
}
