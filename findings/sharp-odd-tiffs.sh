#!/usr/bin/env bash
# sharp 0.35.5 (npm, libvips 8.18.7) reads a TIFF coded with ZSTD as black without an error where nothing is to fail, calls CIELAB of eight
# bits a corrupt header, and takes CIELAB of sixteen bits for that of another white.
#
# Input: one blue as four TIFFs that are put together by hand: RGB; RGB coded with ZSTD (compression 50000, as libtiff and GDAL write it);
#        CIELAB of eight and of sixteen bits (photometric 8 of TIFF 6.0) by D50, as Photoshop writes it and libtiff reads it.
# Guess: `failOn: 'none'` decodes what can be decoded, and throws where nothing can. What is read in sixteen bits is read in eight.
# Seen:  sharp's libtiff is built without ZSTD. `metadata()` describes the file as any other, decoding throws, and with `failOn: 'none'` each
#        pixel is 0, 0, 0. CIELAB of eight bits is a 'corrupt header', and that of sixteen has no red left: it is read by D65.
# So whoever shows damaged pictures as far as they go looks for 'support is not configured' in the first error before nothing is to fail.
# CIELAB is read as though it were RGB (photometric 2: one number in the head), and its numbers are converted by oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5 @img/sharp-libvips-linux-x64@1.3.4
cat > read.mjs <<'JS'
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [8, 4];

function tiff({ compression = 1, photometric, bits, pixels }) {
  const fields = [
    ...[[256, WIDTH], [257, HEIGHT], [258, bits], [259, compression], [262, photometric]],
    ...[[273, 8], [277, 3], [278, HEIGHT], [279, pixels.length]],
  ];
  const head = Buffer.alloc(2 + fields.length * 12 + 4 + 6);
  const at = 8 + pixels.length;
  head.writeUInt16LE(fields.length);
  fields.forEach(([tag, value], index) => {
    const place = 2 + index * 12;
    head.writeUInt16LE(tag, place);
    head.writeUInt16LE(tag === 258 ? 3 : 4, place + 2);
    head.writeUInt32LE(tag === 258 ? 3 : 1, place + 4);
    head.writeUInt32LE(tag === 258 ? at + head.length - 6 : value, place + 8);
  });
  for (let sample = 0; sample < 3; sample += 1) head.writeUInt16LE(bits, head.length - 6 + sample * 2);
  const first = Buffer.from('II*\0\0\0\0\0', 'latin1');
  first.writeUInt32LE(at, 4);
  return Buffer.concat([first, pixels, head]);
}

/** A frame of ZSTD with one block that is stored as it is (RFC 8878). */
function zstd(content) {
  const block = Buffer.from([1 | (content.length << 3), content.length >> 5, 0]);
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, content.length]), block, content]);
}

const pixelsOf = (...bytes) => Buffer.alloc(WIDTH * HEIGHT * bytes.length, Buffer.from(bytes));
// 53, 104, 196 in sRGB is this by D50.
const lab16 = Buffer.alloc(6);
lab16.writeUInt16LE(Math.round(44.32 * 655.35), 0);
lab16.writeInt16LE(Math.round(7.59 * 256), 2);
lab16.writeInt16LE(Math.round(-54.17 * 256), 4);
const files = {
  'RGB': tiff({ photometric: 2, bits: 8, pixels: pixelsOf(53, 104, 196) }),
  'RGB in ZSTD': tiff({ compression: 50_000, photometric: 2, bits: 8, pixels: zstd(pixelsOf(53, 104, 196)) }),
  'CIELAB of 8 bits': tiff({ photometric: 8, bits: 8, pixels: pixelsOf(113, 8, 256 - 54) }),
  'CIELAB of 16 bits': tiff({ photometric: 8, bits: 16, pixels: pixelsOf(...lab16) }),
};

async function said(work) {
  try {
    return await work();
  } catch (error) {
    return error.message.split('\n')[0];
  }
}
const colour = async (bytes, failOn) => (await sharp(bytes, { failOn }).raw().toBuffer()).subarray(0, 3).join(' ');
for (const [name, bytes] of Object.entries(files)) {
  console.log(`${name}: ${await said(async () => (await sharp(bytes).metadata()).space)}`);
  console.log(`  by default: ${await said(() => colour(bytes, 'warning'))}`);
  console.log(`  failing on nothing: ${await said(() => colour(bytes, 'none'))}`);
}
JS
expected='RGB: srgb
  by default: 53 104 196
  failing on nothing: 53 104 196
RGB in ZSTD: srgb
  by default: tiff2vips: ZSTD compression support is not configured
  failing on nothing: 0 0 0
CIELAB of 8 bits: Input buffer has corrupt header: image: bad labq format
  by default: Input buffer has corrupt header: image: bad labq format
  failing on nothing: Input buffer has corrupt header: image: bad labq format
CIELAB of 16 bits: labs
  by default: 0 106 196
  failing on nothing: 0 106 196'
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
