#!/bin/sh
# Tries the bootstrap in all the ways it can go wrong, and prints PASS or FAIL for each:
#
#   gradle/bootstrap/test.sh [number of kills, 12 if not given]
#
# Run it after a change of the bootstrap; it is no part of the build. It needs a network in which mvn finds its repository, a JDK
# 17, 3 GB in $TMPDIR, and ten minutes on a machine that has nothing else to do. It touches neither
# ~/.gradle nor ~/.m2. Some tests need unshare (Linux).

kills=${1:-12}
project=$( cd "$( dirname "$0" )/../.." && pwd ) || exit
tmp=$( mktemp -d "${TMPDIR:-/tmp}/bootstrap.XXXXXX" ) || exit
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' INT TERM
failures=0

unset ANDROID_HOME ANDROID_SDK_ROOT GRADLE_OPTS JAVA_OPTS
export HOME="$tmp/home"
clone="$tmp/a clone"   # with a space in its name, on purpose, and so the Gradle user homes
mkdir "$HOME" "$clone"
cp -R "$project/gradlew" "$project/gradle" "$clone"
# No distribution is behind this URL, wherever the test runs.
sed -i.old 's,^distributionUrl=.*/,distributionUrl=https\\://localhost\\:1/,' \
    "$clone/gradle/wrapper/gradle-wrapper.properties"

# use <directory>: the Gradle user home and Maven repository for what follows
use_gradle () { export GRADLE_USER_HOME="$tmp/home of $1"; cache=$GRADLE_USER_HOME/spoton; }
use_maven () { export MAVEN_OPTS="-Dmaven.repo.local=$tmp/$1"; }
gradlew () { "$clone/gradlew" "$@"; }

report () {   # $1: what was tried, $2: 0 if it went well
    if [ "$2" -eq 0 ] ; then
        echo "PASS  $1"
    else
        echo "FAIL  $1"
        sed 's/^/        | /' "$tmp/out" | tail -n 25
        failures=$(( failures + 1 ))
    fi
}

skip () { echo "SKIP  $1"; }

works () { gradlew --version > "$tmp/out" 2>&1 && grep -q '^Gradle 8' "$tmp/out" && no_leftovers; }
no_leftovers () { [ -z "$( find "$cache" -name '*.part' )" ]; }
nothing_made () { [ -z "$( find "$cache" -mindepth 1 -maxdepth 1 -type d 2>/dev/null )" ]; }

# refuses <text> [command...]: it fails, says the text, shows no stack trace and leaves nothing behind
refuses () {
    text=$1
    shift
    [ $# -gt 0 ] || set -- gradlew --version
    "$@" > "$tmp/out" 2>&1 && return 1
    grep -q "$text" "$tmp/out" && ! grep -qE '^[[:blank:]]+at [a-z].*\(|Exception in thread' "$tmp/out" && nothing_made
}

# A sum over all that is made, to know a whole one from a part
sums () { ( cd "$1" && find . -type f ! -name lock | LC_ALL=C sort | xargs cksum | cksum ); }
content () { sums "$cache"; }

# ---- from nothing

use_gradle clean
use_maven m2
started=$( date +%s )
works
report "clean run ($(( $( date +%s ) - started )) s, everything fetched)" $?
whole=$( content )
works && [ "$( wc -l < "$tmp/out" )" -lt 20 ] && ! grep -q Maven.artifacts,.once "$tmp/out"
report "second run makes nothing" $?
gradlew --status > "$tmp/out" 2>&1
report "options other than tasks are understood" $?

use_gradle again
started=$( date +%s )
works && [ "$( content )" = "$whole" ]
outcome=$?
duration=$(( $( date +%s ) - started ))
report "made again ($duration s, nothing fetched), byte by byte the same" $outcome

cp -R "$clone" "$tmp/changed"
echo "// changed" >> "$tmp/changed/gradle/bootstrap/sdk/MakeSdk.java"
"$tmp/changed/gradlew" --version > "$tmp/out" 2>&1 &&
    [ "$( find "$cache" -maxdepth 1 -name 'android-sdk-*' | wc -l )" -eq 2 ]
report "a changed bootstrap makes its own SDK and leaves the other" $?
rm -rf "$GRADLE_USER_HOME" "$tmp/changed"

# ---- two at once

use_gradle two
gradlew --version > "$tmp/first" 2>&1 &
first=$!
gradlew --version > "$tmp/second" 2>&1 &
second=$!
wait $first
one=$?
wait $second
two=$?
cat "$tmp/first" "$tmp/second" > "$tmp/out"
[ $one -eq 0 ] && [ $two -eq 0 ] && no_leftovers && [ "$( content )" = "$whole" ]
report "two at once" $?
rm -rf "$GRADLE_USER_HOME"

# ---- killed

if command -v setsid >/dev/null 2>&1 ; then
    use_gradle killed
    use_maven cold
    half=0 killed=0 tries=0 points='' groups=''
    while [ $killed -lt "$kills" ] && [ $tries -lt $(( kills * 3 )) ] ; do
        tries=$(( tries + 1 ))
        setsid "$clone/gradlew" --version > "$tmp/out" 2>&1 &
        pid=$!
        groups="$groups $pid"
        tenths=$(( $( od -An -N2 -tu2 /dev/urandom ) % ( duration * 10 ) ))
        point=$(( tenths / 10 )).$(( tenths % 10 ))
        sleep $point
        java=$( ps -o pid=,args= -s "$pid" | awk '/ Bootstrap / { print $1; exit }' )
        if [ $(( tries % 3 )) -eq 0 ] && [ -n "$java" ] ; then
            kill -s KILL "$java"   # Java alone, which leaves its mvn behind
        else
            kill -s KILL -- "-$pid" 2>/dev/null
        fi
        for made in "$cache"/gradle-* "$cache"/android-sdk-* ; do
            case $made in
                *'*' | *.part) continue ;;
            esac
            [ "$( sums "$made" )" = "$( sums "$tmp/home of clean/spoton/${made##*/}" )" ] || half=1
        done
        if wait $pid ; then
            rm -rf "$cache"   # too late: everything was made, so the next one starts from nothing
        else
            killed=$(( killed + 1 ))
            points="$points $point"
        fi
    done 2>/dev/null   # the shell's own "Killed"
    [ $half -eq 0 ] && [ $killed -eq "$kills" ]
    report "$killed kills (after$points s): nothing half-made was ever in place" $?
    for group in $groups ; do
        kill -s KILL -- "-$group" 2>/dev/null   # an mvn that was left behind
    done
    works && [ "$( content )" = "$whole" ]
    report "the run after them ends well" $?
    rm -rf "$GRADLE_USER_HOME" "$tmp/cold"
    use_maven m2
else
    skip "kills: no setsid"
fi

# ---- what is missing

use_gradle none
if unshare -rn true 2>/dev/null ; then
    use_maven empty
    refuses 'mvn could not fetch' unshare -rn "$clone/gradlew" --version
    report "no network at all" $?
    use_maven m2
else
    skip "no network: unshare does not work here"
fi

mkdir "$tmp/bin"
for tool in /usr/bin/* /bin/* ; do
    [ "${tool##*/}" = mvn ] || ln -sf "$tool" "$tmp/bin"
done
java=$( command -v java )
refuses 'no mvn on the PATH' env PATH="$tmp/bin" JAVA_HOME="$JAVA_HOME" "$clone/gradlew" --version
report "no mvn" $?

rm "$tmp/bin/java"
printf '#!/bin/sh\necho "openjdk version \\"11.0.2\\"" >&2\n[ "$1" = -version ]\n' > "$tmp/bin/java"
chmod +x "$tmp/bin/java"
refuses 'A JDK 17 is needed' env -u JAVA_HOME PATH="$tmp/bin" "$clone/gradlew" --version
report "another Java" $?

jlink=${JAVA_HOME:-$( dirname "$( dirname "$( readlink -f "$java" )" )" )}/bin/jlink
if "$jlink" --add-modules java.se --output "$tmp/jre" > "$tmp/out" 2>&1 ; then
    refuses 'belongs to a JRE' env JAVA_HOME="$tmp/jre" "$clone/gradlew" --version
    report "a JRE" $?
else
    skip "a JRE: jlink does not work here"
fi

jar=$( find "$tmp/m2" -name 'asm-9.7.jar' )
cp "$jar" "$tmp/good.jar"
echo x >> "$jar"
refuses 'checksum of org.ow2.asm:asm:9.7 is wrong'
report "a broken artifact" $?
cp "$tmp/good.jar" "$jar"

touch "$tmp/file"
refuses 'Cannot write to' env GRADLE_USER_HOME="$tmp/file/home" "$clone/gradlew" --version
report "a cache that cannot be written" $?

if unshare -rm true 2>/dev/null ; then
    mkdir -p "$GRADLE_USER_HOME"
    # shellcheck disable=SC2016
    refuses 'too little room' unshare -rm sh -c 'mount -t tmpfs -o size=40m none "$1" && "$2" --version' \
        sh "$GRADLE_USER_HOME" "$clone/gradlew"
    report "a full disk" $?
    # shellcheck disable=SC2016
    refuses 'No space left' unshare -rm sh -c 'mount -t tmpfs -o size=560m none "$1" || exit 0
        { until ls "$1"/spoton/*.part; do sleep 0.1; done
            dd if=/dev/zero of="$1/filler" bs=1M; } >/dev/null 2>&1 &
        "$2" --version' \
        sh "$GRADLE_USER_HOME" "$clone/gradlew"
    report "a disk that fills up on the way" $?
else
    skip "a full disk: unshare does not work here"
fi

# ---- SDKs

use_gradle clean
mkdir "$tmp/nothing"
! env ANDROID_HOME="$tmp/nothing" "$clone/gradlew" --version > "$tmp/out" 2>&1 &&
    grep -q 'ANDROID_HOME names .*, which is not an Android SDK' "$tmp/out"
report "ANDROID_HOME names something else" $?

echo "sdk.dir=$tmp/gone" > "$clone/local.properties"
! gradlew --version > "$tmp/out" 2>&1 &&
    grep -q 'sdk.dir in local.properties names .*, which is not an Android SDK' "$tmp/out"
report "local.properties names an SDK that is gone" $?
rm "$clone/local.properties"

# ---- where nothing is missing: a Java that shows how it is called

mkdir -p "$tmp/ordinary/wrapper/dists/gradle-8.13-bin/x" "$tmp/sdk/platforms" "$tmp/show/bin"
touch "$tmp/ordinary/wrapper/dists/gradle-8.13-bin/x/gradle-8.13-bin.zip.ok"
printf '#!/bin/sh\nprintf "%%s\\n" "$@"\n' > "$tmp/show/bin/java"
chmod +x "$tmp/show/bin/java"
env GRADLE_USER_HOME="$tmp/ordinary" ANDROID_HOME="$tmp/sdk" JAVA_HOME="$tmp/show" "$clone/gradlew" test \
    > "$tmp/out" 2>&1
printf '%s\n' -Xmx64m -Xms64m -Dorg.gradle.appname=gradlew -classpath "$clone/gradle/wrapper/gradle-wrapper.jar" \
    org.gradle.wrapper.GradleWrapperMain test | cmp -s - "$tmp/out" && [ ! -e "$tmp/ordinary/spoton" ]
report "with a distribution and an SDK: the ordinary wrapper" $?

echo
[ $failures -eq 0 ] && echo "All went well." || { echo "$failures failed."; exit 1; }
