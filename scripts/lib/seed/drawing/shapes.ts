/** A corner of an outline: to the right, up from the ground, and the radius of its curve; all in centimetres. */
export type Corner = readonly [x: number, y: number, radius?: number];

const ROUND = 5;

/** A path through the rounded corners. y goes up. */
export function rounded(corners: readonly Corner[], closed = true): string {
  const last = corners.length - 1;
  const steps = corners.map((corner, at) => {
    const before = corners[at === 0 ? last : at - 1]!;
    const after = corners[at === last ? 0 : at + 1]!;
    if (!closed && (at === 0 || at === last)) return `${at === 0 ? 'M' : 'L'}${pair(corner[0], corner[1])}`;
    const radius = corner[2] ?? ROUND;
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
    return `${at === 0 ? 'M' : 'L'}${pair(...from)}Q${pair(corner[0], corner[1])} ${pair(...to)}`;
  });
  return steps.join('') + (closed ? 'Z' : '');
}

/** The point on the line to another corner at which the curve begins; at most half of the way. */
function towards([x, y]: Corner, [toX, toY]: Corner, radius: number): [number, number] {
  const way = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(radius, way / 2) / way;
  return [x + (toX - x) * share, y + (toY - y) * share];
}

const pair = (x: number, y: number): string => `${x.toFixed(1)} ${(-y).toFixed(1)}`;

/** Shades a colour `#rrggbb`: a positive share moves it towards white, a negative one towards black. */
export function shade(colour: string, by: number): string {
  const part = (at: number): string => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(by > 0 ? value + (255 - value) * by : value * (1 + by))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Copies of a shape, rotated evenly around the origin. */
export const around = (count: number, shape: string, from = 0, to = 360): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = from + ((to - from) * at) / (to - from === 360 ? count : Math.max(1, count - 1));
    return `<g transform="rotate(${angle.toFixed(2)})">${shape}</g>`;
  }).join('');

/** A gradient from top to bottom. */
export const fade = (id: string, ...stops: [at: number, colour: string, opacity?: number][]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient>`;
