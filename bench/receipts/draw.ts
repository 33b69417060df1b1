import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Receipt } from './receipts.data.js';

/** Fonts come from npm packages, so that the receipts look the same on every machine. */
const FONTS = ['barlow', 'courier-prime', 'noto-sans-jp', 'patrick-hand', 'roboto-mono'];

/** Makes the fonts available, until the returned function is called. Must run before anything is drawn. */
export async function openFonts(): Promise<() => Promise<void>> {
  const { resolve } = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), 'carnet-fonts-'));
  const folders = FONTS.map((font) => `<dir>${dirname(resolve(`@expo-google-fonts/${font}/package.json`))}</dir>`);
  const path = join(folder, 'fonts.conf');
  await writeFile(path, `<fontconfig>${folders.join('')}<cachedir>${folder}</cachedir></fontconfig>`);
  process.env.FONTCONFIG_FILE = path;
  return () => rm(folder, { recursive: true });
}

interface Look {
  width: number;
  margin: number;
  size: number;
  font: string;
}

const LOOKS: Readonly<Record<Receipt['look'], Look>> = {
  sheet: { width: 1650, margin: 130, size: 30, font: 'Barlow, Noto Sans JP' },
  slip: { width: 760, margin: 40, size: 30, font: 'Roboto Mono, Noto Sans JP' },
  form: { width: 1200, margin: 90, size: 34, font: 'Courier Prime, Noto Sans JP' },
};

/** Right ends of the columns after the first, as shares of the width. The first column begins at the margin. */
const ENDS: Readonly<Record<number, readonly number[]>> = {
  2: [1],
  3: [0.78, 1],
  4: [0.6, 0.8, 1],
  5: [0.55, 0.7, 0.85, 1],
};

/** Renders the printed sheet as SVG. */
export function drawn({ look, text }: Receipt): string {
  const { width, margin, size, font } = LOOKS[look];
  let y = margin;
  const parts = text.split('\n').map((line) => {
    const large = line.includes('= ') && /^(\^ )?= /.test(line);
    const height = large ? size * 1.45 : size;
    y += height * 1.55;
    if (line === '-')
      return `<path d="M${margin} ${y - size * 0.4}H${width - margin}" stroke="#000" stroke-width="2"/>`;
    const isMiddle = line.startsWith('^ ');
    const isRight = line.startsWith('> ');
    const said = line.replace(/^[\^>] /, '').replace(/^= /, '');
    const cells = said.split('|').map((cell) => cell.trim());
    const anchor = isMiddle ? 'middle' : isRight ? 'end' : 'start';
    const x = isMiddle ? width / 2 : isRight ? width - margin : margin;
    const style = `font-size="${height}"${large ? ' font-weight="700"' : ''}`;
    const first = `<text x="${x}" y="${y}" text-anchor="${anchor}" ${style}>${marked(cells[0]!)}</text>`;
    return first + restOf(cells, { y, style, width, margin });
  });
  const height = y + margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
}

interface Place {
  y: number;
  style: string;
  width: number;
  margin: number;
}

/** Draws the cells after the first. Numbers are right-aligned in their column; names in a table begin behind the first column. */
function restOf(cells: readonly string[], { y, style, width, margin }: Place): string {
  const ends = ENDS[cells.length] ?? [];
  const inner = width - 2 * margin;
  return cells
    .slice(1)
    .map((cell, at) => {
      if (cell === '') return '';
      const isName = cells.length > 2 && at === 0 && /\p{L}{3}/u.test(cell) && /^\d|^\p{L}{1,6}\.?$/u.test(cells[0]!);
      const isPair = cells.length === 2 && /:/.test(cell);
      const [x, anchor] =
        isName || isPair ? [margin + inner * (isPair ? 0.5 : 0.1), 'start'] : [margin + inner * ends[at]!, 'end'];
      return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${style}>${marked(cell)}</text>`;
    })
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text between tildes is drawn as handwriting. */
const marked = (text: string): string =>
  escaped(text).replace(/~([^~]+)~/g, '<tspan font-family="Patrick Hand" font-size="44" fill="#111">$1</tspan>');
