export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel, line by line. */
  rgba: Buffer;
  /** The colour profile that the numbers are of; sRGB where there is none. */
  icc?: Buffer | undefined;
}

const [SHORT, LONG, UNDEFINED] = [3, 4, 7];

/** An uncompressed TIFF of pixels with their colour profile, which is how sharp takes both. */
export function tiffOf({ width, height, rgba, icc }: Pixels): Buffer {
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, 0], // bits of each sample, behind the fields
    [259, SHORT, 1, 1], // uncompressed
    [262, SHORT, 1, 2], // RGB
    [273, LONG, 1, 0], // where the pixels begin
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, rgba.length],
    [338, SHORT, 1, 2], // the fourth sample is how opaque the pixel is
    ...(icc ? [[34_675, UNDEFINED, icc.length, 0] as [number, number, number, number]] : []),
  ];
  const bitsAt = 8 + 2 + fields.length * 12 + 4;
  const iccAt = bitsAt + 8;
  const pixelsAt = iccAt + (icc?.length ?? 0) + ((icc?.length ?? 0) % 2);
  const places: Record<number, number> = { 258: bitsAt, 273: pixelsAt, 34_675: iccAt };
  const head = Buffer.alloc(pixelsAt);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(fields.length, 8);
  fields.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(places[tag] ?? value, at + 8);
  });
  for (let sample = 0; sample < 4; sample += 1) head.writeUInt16LE(8, bitsAt + sample * 2);
  icc?.copy(head, iccAt);
  return Buffer.concat([head, rgba]);
}
