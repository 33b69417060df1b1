import sharp from 'sharp';

/** Grey pixels, line by line. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

type Point = readonly [number, number];

/** Grey value of the table around the sheet, darker than paper. */
const TABLE = 92;
const MARGIN = 0.04;

/** Random numbers that are the same for the same seed, so that the pictures stay the same. */
export function random(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/**
 * Photographs a sheet as a phone would: turned by 1 to 4 degrees, in perspective, slightly out of focus, with a shadow towards one corner
 * and sensor noise, as a JPEG of quality 60. Thermal paper is also faded.
 */
export async function photographed(sheet: Buffer, seed: number, hasFaded: boolean): Promise<Buffer> {
  const next = random(seed);
  const between = (least: number, most: number): number => least + (most - least) * next();
  const { data, info } = await sharp(sheet).greyscale().raw().toBuffer({ resolveWithObject: true });
  const seen = warped({ data, width: info.width, height: info.height }, cornersSeen(info, between));
  const [ink, paper] = hasFaded ? [between(70, 105), between(205, 225)] : [between(25, 55), between(215, 240)];
  const [shadowX, shadowY, depth] = [between(-0.5, 0.5), between(-0.5, 0.5), between(0.1, 0.4)];
  const noise = between(4, 9);
  for (let at = 0; at < seen.data.length; at += 1) {
    const [x, y] = [(at % seen.width) / seen.width - 0.5, Math.floor(at / seen.width) / seen.height - 0.5];
    const light = 1 - depth * Math.max(0, Math.min(1, 0.5 + x * shadowX * 2 + y * shadowY * 2));
    const grain = (next() + next() + next() - 1.5) * noise;
    const lit = (ink + ((paper - ink) * seen.data[at]!) / 255) * light + grain;
    seen.data[at] = Math.max(0, Math.min(255, Math.round(lit)));
  }
  return sharp(seen.data, { raw: { width: seen.width, height: seen.height, channels: 1 } })
    .blur(between(0.6, 1.1))
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** The sheet's corners in the picture, clockwise from the upper left one. */
function cornersSeen(
  { width, height }: { width: number; height: number },
  between: (least: number, most: number) => number,
): Point[] {
  const angle = (between(1, 4) * (between(0, 1) < 0.5 ? -1 : 1) * Math.PI) / 180;
  const aside = (): number => between(-0.012, 0.012);
  const corners: Point[] = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ];
  return corners.map(([x, y]) => {
    const [dx, dy] = [(x + aside()) * width, (y + aside()) * height];
    return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  });
}

/** The picture of a sheet whose corners are at these points, on the table. */
function warped(sheet: Pixels, corners: readonly Point[]): Pixels {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [width, height] = [Math.round(wide * (1 + 2 * MARGIN)), Math.round(high * (1 + 2 * MARGIN))];
  const target = corners.map(([x, y]): Point => [x - left + wide * MARGIN, y - top + high * MARGIN]);
  const source: Point[] = [
    [0, 0],
    [sheet.width, 0],
    [sheet.width, sheet.height],
    [0, sheet.height],
  ];
  const from = projection(target, source);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = sampled(sheet, from(x + 0.5, y + 0.5));
  return { data, width, height };
}

/** Interpolates between the four pixels around a point; outside of the sheet it is the table. */
function sampled({ data, width, height }: Pixels, [x, y]: Point): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return TABLE;
  const [dx, dy] = [x - 0.5 - left, y - 0.5 - top];
  const at = top * width + left;
  const above = data[at]! * (1 - dx) + data[at + 1]! * dx;
  const below = data[at + width]! * (1 - dx) + data[at + width + 1]! * dx;
  return above * (1 - dy) + below * dy;
}

/** The projection that maps four points to four others. */
function projection(from: readonly Point[], to: readonly Point[]): (x: number, y: number) => Point {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solved(rows) as [number, number, number, number, number, number, number, number];
  return (x, y) => {
    const w = g * x + h * y + 1;
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
  };
}

/** Solves linear equations by Gauss-Jordan elimination. Each row is an equation; its last number is the right side. */
function solved(rows: number[][]): number[] {
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows.reduce(
      (best, row, at) => (at >= column && Math.abs(row[column]!) > Math.abs(rows[best]![column]!) ? at : best),
      column,
    );
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const scale = rows[column]![column]!;
    rows[column] = rows[column]!.map((value) => value / scale);
    for (let other = 0; other < rows.length; other += 1) {
      const factor = other === column ? 0 : rows[other]![column]!;
      if (factor !== 0) rows[other] = rows[other]!.map((value, at) => value - factor * rows[column]![at]!);
    }
  }
  return rows.map((row) => row.at(-1)!);
}
