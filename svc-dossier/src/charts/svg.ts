/** Colours of the book's charts: ink, its lighter shades, and Carnet's green. */
export const INK = '#151a17';
export const MUTED = '#59625d';
export const LINE = '#d5dad4';
export const BRAND = '#14523d';
export const NEEDLE = '#c63d0f';

export const WIDTH = 640;

/** A chart as an SVG string. The same data gives the same string, and the string contains no text written by people. */
export const svg = (height: number, content: readonly string[], width = WIDTH): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`;

export type Anchor = 'start' | 'middle' | 'end';

export const label = (x: number, y: number, text: string, anchor: Anchor = 'middle'): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" font-family="Barlow" font-size="11" fill="${MUTED}">${escaped(text)}</text>`;

export const rule = (x: number, y: number, to: number, colour = LINE): string =>
  `<path d="M${at(x)} ${at(y)}H${at(to)}" stroke="${colour}" stroke-width="0.7" fill="none"/>`;

/** A coordinate with one decimal, so that the same chart gives the same string. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

/** Round axis steps, at most `most`. */
export function steps(highest: number, most: number): number[] {
  const rough = Math.max(highest, 1) / most;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * size).find((one) => one >= rough)!;
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step);
}

/** Years labelled on an axis, chosen so that labels do not overlap. */
export function namedYears(first: number, last: number): number[] {
  const every = [1, 2, 5, 10, 20, 50].find((one) => (last - first) / one <= 10)!;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((year) => year % every === 0);
}
