/** Reads the characters of a TrueType font as ranges of code points, from table `cmap` in its common formats 4 and 12. */
export function coverageOf(font: Buffer): [from: number, to: number][] {
  const cmap = tableOf(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  const tables = Array.from({ length: count }, (_, at) => cmap + font.readUInt32BE(cmap + 4 + at * 8 + 4));
  const byFormat = (format: number): number | undefined => tables.find((at) => font.readUInt16BE(at) === format);
  const long = byFormat(12);
  if (long !== undefined) return groupsOf(font, long);
  const short = byFormat(4);
  return short === undefined ? [] : segmentsOf(font, short);
}

/** Returns a predicate: true if any of these fonts has the character. */
export function drawable(fonts: readonly Buffer[]): (codePoint: number) => boolean {
  const known = new Set<number>();
  for (const [from, to] of fonts.flatMap(coverageOf)) for (let code = from; code <= to; code++) known.add(code);
  return (codePoint) => known.has(codePoint);
}

function tableOf(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  }
  throw new Error(`A typeface has no table ${name}`);
}

const groupsOf = (font: Buffer, table: number): [number, number][] =>
  Array.from({ length: font.readUInt32BE(table + 12) }, (_, at) => {
    const group = table + 16 + at * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });

function segmentsOf(font: Buffer, table: number): [number, number][] {
  const double = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + double + 2;
  return Array.from({ length: double / 2 }, (_, at): [number, number] => [
    font.readUInt16BE(starts + at * 2),
    font.readUInt16BE(ends + at * 2),
  ]).filter(([from]) => from !== 0xffff);
}
