#!/usr/bin/env bash
# fit-file-parser 6.1.2 (npm) reads the first of two sessions in a chained FIT file, and says nothing of the second.
#
# Input: two sessions of a track day, of two and three laps, written by Garmin's own encoder (@garmin/fitsdk 21.217.0); each alone, and both one
#        after the other in one file, which the FIT protocol allows ('chained FIT files').
# Guess: Both libraries read five laps, or the one that cannot raises an error on what is left.
# Seen:  Garmin's decoder gives five laps and two sessions. fit-file-parser gives two laps and one session, with `force: false` too, where it
#        refuses what is damaged; no error, no count of bytes that were left. What it gives is a whole session by all that one can see.
# So the length that stands in the header is compared with the file's own, and each file in it is read by itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @garmin/fitsdk@21.217.0 fit-file-parser@6.1.2
cat > chained.mjs <<'JS'
import { Decoder, Encoder, Profile, Stream } from '@garmin/fitsdk';
import FitParser from 'fit-file-parser';

const { FILE_ID, LAP, RECORD, SESSION } = Profile.MesgNum;

function sessionOf(laps, hour) {
  const at = new Date(Date.UTC(2026, 4, 3, hour));
  const encoder = new Encoder();
  encoder.onMesg(FILE_ID, { type: 'activity', manufacturer: 'development', timeCreated: at });
  encoder.onMesg(RECORD, { timestamp: at, enhancedSpeed: 41.25, distance: 0 });
  for (let lap = 0; lap < laps; lap++) encoder.onMesg(LAP, { timestamp: at, startTime: at, totalElapsedTime: 123.4, messageIndex: lap });
  encoder.onMesg(SESSION, { timestamp: at, startTime: at, totalElapsedTime: 123.4 * laps, numLaps: laps });
  return Buffer.from(encoder.close());
}

const garmin = (bytes) => {
  const { messages, errors } = new Decoder(Stream.fromBuffer(bytes)).read();
  return [messages.lapMesgs.length, messages.sessionMesgs.length, errors.length];
};
const parser = (bytes) =>
  new Promise((resolve) => {
    new FitParser({ force: false, mode: 'list' }).parse(bytes, (error, { laps = [], sessions = [] } = {}) =>
      resolve([laps.length, sessions.length, error ? 1 : 0]),
    );
  });

const [first, second] = [sessionOf(2, 9), sessionOf(3, 11)];
for (const [name, bytes] of Object.entries({ first, second, chained: Buffer.concat([first, second]) })) {
  const say = ([laps, sessions, errors]) => `${laps} laps, ${sessions} sessions, ${errors} errors`;
  console.log(`${name}: @garmin/fitsdk ${say(garmin(bytes))}; fit-file-parser ${say(await parser(bytes))}`);
}
JS
expected='first: @garmin/fitsdk 2 laps, 1 sessions, 0 errors; fit-file-parser 2 laps, 1 sessions, 0 errors
second: @garmin/fitsdk 3 laps, 1 sessions, 0 errors; fit-file-parser 3 laps, 1 sessions, 0 errors
chained: @garmin/fitsdk 5 laps, 2 sessions, 0 errors; fit-file-parser 2 laps, 1 sessions, 0 errors'
seen=$(node chained.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
