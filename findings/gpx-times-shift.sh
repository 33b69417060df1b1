#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3 (npm) moves the times of a GPX track forward by one where a point has none, while its speeds stay in place.
#
# Input: tracks of GPX 1.1, in which a point's time and its extensions are optional: three points; the second without a time; the second without
#        a speed; and a first segment that has no times at all.
# Guess: `coordinateProperties` has one value for each coordinate, with null where there is none, for times as for speeds.
# Seen:  It is so for speeds. Of times, those that are missing are left out: the third point's time stands where the second's belongs, and there
#        is no mark. A segment without times has no list at all, so the lists of later segments move forward as well.
# So lap times are not computed from `times[i]` unless there are as many times as coordinates, in each segment; else one reads the points oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12
cat > track.mjs <<'JS'
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';

const EXTENSION = 'http://www.garmin.com/xmlschemas/TrackPointExtension/v2';
const point = (second, { time = true, speed = true } = {}) => {
  const said = `<x:TrackPointExtension><x:speed>4${second}.5</x:speed></x:TrackPointExtension>`.replaceAll('x:', 'gpxtpx:');
  const parts = [time && `<time>2026-05-03T09:00:0${second}Z</time>`, speed && `<extensions>${said}</extensions>`];
  return `<trkpt lat="50.33" lon="6.9${second}">${parts.filter(Boolean).join('')}</trkpt>`;
};
const track = (...segments) =>
  `<gpx version="1.1" creator="logger" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="${EXTENSION}"><trk>${segments
    .map((points) => `<trkseg>${points.join('')}</trkseg>`)
    .join('')}</trk></gpx>`;

const first = [point(0), point(1), point(2)];
const bare = { time: false, speed: false };
const tracks = {
  whole: track(first),
  'second without time': track([point(0), point(1, { time: false }), point(2)]),
  'second without speed': track([point(0), point(1, { speed: false }), point(2)]),
  'first segment bare': track([point(7, bare), point(8, bare)], first),
};
const seconds = (times) => times.map((time) => (Array.isArray(time) ? seconds(time) : Number(time.slice(17, 19))));
for (const [name, text] of Object.entries(tracks)) {
  const [{ properties, geometry }] = gpx(new DOMParser().parseFromString(text, 'text/xml')).features;
  const { times, speeds } = properties.coordinateProperties;
  const points = geometry.type === 'LineString' ? geometry.coordinates.length : geometry.coordinates.map(({ length }) => length).join('+');
  console.log(`${name}: ${points} points, seconds ${JSON.stringify(seconds(times))}, speeds ${JSON.stringify(speeds)}`);
}
JS
expected='whole: 3 points, seconds [0,1,2], speeds [40.5,41.5,42.5]
second without time: 3 points, seconds [0,2], speeds [40.5,41.5,42.5]
second without speed: 3 points, seconds [0,1,2], speeds [40.5,null,42.5]
first segment bare: 2+3 points, seconds [[0,1,2]], speeds [[null,null],[40.5,41.5,42.5]]'
seen=$(node track.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
