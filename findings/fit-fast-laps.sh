#!/usr/bin/env bash
# @garmin/fitsdk 21.217.0 (npm, Garmin's own) writes a lap at 252 km/h as one at 16.5 km/h, and says that the file is whole.
#
# Input: laps of a track day, in m/s: 65.534, 65.535, 65.6 and 70.125, once as `maxSpeed` and once as `enhancedMaxSpeed`.
# Guess: `onMesg` throws where a value does not fit its field, as it does for a word that the profile does not know; or it takes the greatest
#        value that fits; or it writes the `enhanced` field, which reading fills from the plain one.
# Seen:  `maxSpeed` has 16 bits of mm/s: what is over them is cut off. 65.535 m/s (235.9 km/h) is the mark of 'no value' and the lap has no speed;
#        65.6 is 0.064 and 70.125 is 4.589. Reading copies the wrong value to `enhancedMaxSpeed` as well. `checkIntegrity()` answers true, there
#        are no errors.
# So cars are written with the `enhanced` fields alone; and a file that has only the plain ones says nothing of laps above 235 km/h.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @garmin/fitsdk@21.217.0
cat > laps.mjs <<'JS'
import { Decoder, Encoder, Profile, Stream } from '@garmin/fitsdk';

const { FILE_ID, LAP } = Profile.MesgNum;
const START = new Date('2026-05-03T09:00:00Z');

function fileOf(field, speeds) {
  const encoder = new Encoder();
  encoder.onMesg(FILE_ID, { type: 'activity', manufacturer: 'development', timeCreated: START });
  for (const speed of speeds) encoder.onMesg(LAP, { timestamp: START, startTime: START, [field]: speed });
  return encoder.close();
}

for (const field of ['maxSpeed', 'enhancedMaxSpeed']) {
  const decoder = new Decoder(Stream.fromByteArray(fileOf(field, [65.534, 65.535, 65.6, 70.125])));
  const whole = decoder.checkIntegrity();
  const { messages, errors } = decoder.read();
  const read = messages.lapMesgs.map((lap) => lap.enhancedMaxSpeed ?? 'none');
  console.log(`${field}: ${read.join(' ')} (whole: ${whole}, errors: ${errors.length})`);
}
JS
expected='maxSpeed: 65.534 none 0.064 4.589 (whole: true, errors: 0)
enhancedMaxSpeed: 65.534 65.535 65.6 70.125 (whole: true, errors: 0)'
seen=$(node laps.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
