#!/usr/bin/env bash
# utif2 4.1.0 (npm) makes CIELAB black, and pictures of separate colours grey, without a word.
#
# Input: one red as four TIFFs of one strip or of a strip for each colour, uncompressed: RGB, side by side (planar configuration 1) and apart
#        (2); CIELAB as TIFF 6.0 has it (photometric 8, signed) and as ICC has it (9).
# Guess: `decodeImage` or `toRGBA8` throws where a picture is in a form that it does not know, and colours that are apart are put together.
# Seen:  Colours that are apart come out as a grey of the first of them, which is only a part of what was to be seen. Both kinds of CIELAB are
#        0, 0, 0. Nothing is thrown, and nothing that is returned says so.
# So before pixels are taken from it one looks at t262 (photometric) and t284 (planar configuration) oneself, and takes none but RGB, grey,
# palette, CMYK and YCbCr side by side.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts utif2@4.1.0
cat > read.mjs <<'JS'
import UTIF from 'utif2';

const [WIDTH, HEIGHT] = [8, 4];
const [SHORT, LONG] = [3, 4];

function tiff({ photometric = 2, planar = 1, strips }) {
  const starts = strips.map((_, at) => 8 + strips.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const fields = [
    ...[[256, [WIDTH]], [257, [HEIGHT]], [258, [8, 8, 8]], [259, [1]], [262, [photometric]], [273, starts]],
    ...[[277, [3]], [278, [HEIGHT]], [279, strips.map(({ length }) => length)], [284, [planar]]],
  ];
  const body = Buffer.concat(strips);
  const head = Buffer.alloc(2 + fields.length * 12 + 4);
  head.writeUInt16LE(fields.length);
  const behind = [];
  let end = 8 + body.length + head.length;
  fields.forEach(([tag, numbers], index) => {
    const type = [273, 279].includes(tag) ? LONG : SHORT;
    const width = type === LONG ? 4 : 2;
    const value = Buffer.alloc(Math.max(4, numbers.length * width));
    numbers.forEach((number, at) => value.writeUIntLE(number, at * width, width));
    const place = 2 + index * 12;
    head.writeUInt16LE(tag, place);
    head.writeUInt16LE(type, place + 2);
    head.writeUInt32LE(numbers.length, place + 4);
    if (value.length === 4) return value.copy(head, place + 8);
    head.writeUInt32LE(end, place + 8);
    behind.push(value);
    end += value.length;
  });
  const first = Buffer.from('II*\0\0\0\0\0', 'latin1');
  first.writeUInt32LE(8 + body.length, 4);
  return Buffer.concat([first, body, head, ...behind]);
}

const filled = (...bytes) => Buffer.alloc(WIDTH * HEIGHT * bytes.length, Buffer.from(bytes));
const RED = [204, 73, 56];
const files = {
  'RGB, side by side': tiff({ strips: [filled(...RED)] }),
  'RGB, apart': tiff({ planar: 2, strips: RED.map((colour) => filled(colour)) }),
  'CIELAB of TIFF': tiff({ photometric: 8, strips: [filled(128, 52, 39)] }),
  'CIELAB of ICC': tiff({ photometric: 9, strips: [filled(128, 128 + 52, 128 + 39)] }),
};
for (const [name, bytes] of Object.entries(files)) {
  const [picture] = UTIF.decode(bytes);
  UTIF.decodeImage(bytes, picture);
  console.log(`${name}: ${UTIF.toRGBA8(picture).subarray(0, 3).join(' ')}`);
}
JS
expected='RGB, side by side: 204 73 56
RGB, apart: 204 204 204
CIELAB of TIFF: 0 0 0
CIELAB of ICC: 0 0 0'
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
