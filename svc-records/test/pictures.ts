import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour, animated or not, with `padding` bytes in an ignored chunk, so that each file is unique. */
export function aPng({ width = 8, height = 6, padding = 16, isMoving = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height, 0x40);
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('caRn', randomBytes(padding)),
    ...(isMoving ? [chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])), chunk('fcTL', oneFrame(width, height))] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** The only frame of an animation, of full size. */
function oneFrame(width: number, height: number): Buffer {
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(width, 4);
  frame.writeUInt32BE(height, 8);
  frame.writeUInt16BE(1, 20);
  frame.writeUInt16BE(10, 22);
  return frame;
}
