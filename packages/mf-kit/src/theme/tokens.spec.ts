import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

type Tokens = Record<string, string>;

/** The colours in a block of `tokens.css`, by their names without `--c-`. */
function colours(selector: string): Tokens {
  const block = css.slice(css.indexOf(`${selector} {`)).split('\n}')[0]!;
  return Object.fromEntries(
    [...block.matchAll(/--c-([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const light = colours(':root');
const schemes: Record<string, Tokens> = { light, dark: { ...light, ...colours("[data-colour-scheme='dark']") } };

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const sheets = ['bg', 'surface', 'sunken'];
const tones = ['neutral', 'good', 'warn', 'bad', 'info'];
/** Pairs of foreground and background colours, with the minimum contrast of WCAG 2.2 AA: 4.5 for text, 3 for lines and icons. */
const pairs: [string, string[], number][] = [
  ['ink', sheets, 4.5],
  ['ink-2', sheets, 4.5],
  ['ink-3', sheets, 4.5],
  ['link', [...sheets, 'brand-soft'], 4.5],
  ['danger', ['bg', 'surface'], 4.5],
  ['on-brand', ['brand', 'brand-hover'], 4.5],
  ['on-danger', ['danger', 'danger-hover'], 4.5],
  ['dash-ink', ['dash', 'dash-raised'], 4.5],
  ['dash-ink-2', ['dash', 'dash-raised'], 4.5],
  ['on-dash-needle', ['dash-needle', 'dash-needle-hover'], 4.5],
  ['line-strong', sheets, 3],
  ['needle', sheets, 3],
  ['focus', sheets, 3],
  ['dash-needle', ['dash'], 3],
  ...tones.map((tone): [string, string[], number] => [`tone-${tone}`, [`tone-${tone}-soft`, 'surface', 'bg'], 4.5]),
];
const cases = Object.keys(schemes).flatMap((scheme) =>
  pairs.flatMap(([ink, papers, least]) => papers.map((paper) => [scheme, ink, paper, least] as const)),
);

it.each(cases)('%s: %s can be read on %s (%d)', (scheme, ink, paper, least) => {
  const tokens = schemes[scheme]!;
  expect(contrast(tokens[ink]!, tokens[paper]!)).toBeGreaterThanOrEqual(least);
});
