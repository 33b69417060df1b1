/** A picture of a TIFF that is put together. */
export interface TiffPicture {
  /** A TIFF of one picture, as sharp writes it. */
  tiff: Buffer;
  /** It is a smaller copy of another picture, as a thumbnail is. */
  isReduced?: boolean;
}

const FIELD_BYTES = 12;
const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const [SHORT, LONG] = [3, 4];
/** Where the pixels of strips and of tiles are. */
const PLACES = [273, 324];

/** One TIFF of several pictures: each as it is, moved to behind the one before, its head last. */
export function aTiff(...pictures: TiffPicture[]): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  let length = 8;
  let link: { part: Buffer; at: number } = { part: parts[0]!, at: 4 };
  for (const picture of pictures) {
    const body = Buffer.concat([picture.tiff, Buffer.alloc(picture.tiff.length % 2)]);
    const head = headOf(body, length, picture.isReduced ?? false);
    link.part.writeUInt32LE(length + body.length, link.at);
    link = { part: head, at: head.length - 4 };
    parts.push(body, head);
    length += body.length + head.length;
  }
  return Buffer.concat(parts);
}

/** The fields of a picture whose file begins at `start` now, and which leads to nothing yet. */
function headOf(body: Buffer, start: number, isReduced: boolean): Buffer {
  const at = body.readUInt32LE(4);
  const count = body.readUInt16LE(at);
  const fields = Array.from({ length: count }, (_, index) => fieldAt(body, at + 2 + index * FIELD_BYTES, start));
  const kind = Buffer.alloc(FIELD_BYTES);
  kind.writeUInt16LE(254, 0);
  kind.writeUInt16LE(LONG, 2);
  kind.writeUInt32LE(1, 4);
  kind.writeUInt32LE(isReduced ? 1 : 2, 8);
  const all = [kind, ...fields.filter((field) => field.readUInt16LE(0) !== 254)];
  const counted = Buffer.alloc(2);
  counted.writeUInt16LE(all.length);
  return Buffer.concat([counted, ...all, Buffer.alloc(4)]);
}

function fieldAt(body: Buffer, at: number, start: number): Buffer {
  const field = Buffer.from(body.subarray(at, at + FIELD_BYTES));
  const [tag, type, count, value] = [
    field.readUInt16LE(0),
    field.readUInt16LE(2),
    field.readUInt32LE(4),
    field.readUInt32LE(8),
  ];
  const isBehind = BYTES_OF_TYPE[type]! * count > 4;
  if (PLACES.includes(tag) && type === SHORT) throw new Error('Its pixels are at places of two bytes');
  if (PLACES.includes(tag) && isBehind)
    for (let one = 0; one < count; one += 1)
      body.writeUInt32LE(body.readUInt32LE(value + one * 4) + start, value + one * 4);
  if (isBehind || PLACES.includes(tag)) field.writeUInt32LE(value + start, 8);
  return field;
}
