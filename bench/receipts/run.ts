import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.js';
import { say } from '../../scripts/lib/say.js';
import { drawn, openFonts } from './draw.js';
import { DEVELOPED_ON, HELD_BACK, type Receipt, type Truth } from './receipts.data.js';

/** The part of svc-records' built suggestion that is used here. */
interface Suggestion {
  dated: string | null;
  amount: number | null;
  currency: string | null;
  vendor: string | null;
  mileage?: number | null;
  mileage_unit?: string | null;
  plate?: string | null;
  vin?: string | null;
  parts?: readonly { quantity: number; name: string; amount: number }[];
}

interface Reader {
  readPicture: (path: string, mediaType: string, languages: readonly string[]) => Promise<string | null>;
  suggestionOf: (text: string, today: string) => Suggestion | null;
  languages: readonly string[];
}

const FIELDS = ['dated', 'total', 'vendor', 'mileage', 'plate', 'vin', 'parts'] as const;
type Field = (typeof FIELDS)[number];

/** Share of the values on the papers that must be suggested correctly. */
const BARS: Partial<Record<Field, number>> = { dated: 0.9, total: 0.9, vendor: 0.9, mileage: 0.8 };
/** Share of the suggestions that may be wrong. */
const WRONG_BAR = 0.03;
const TODAY = '2026-11-27';

type Mark = 'right' | 'missing' | 'wrong';

/** Result for a value on the paper, or for a suggestion. */
interface Finding {
  field: Field;
  mark: Mark;
  truth: string;
  suggested: string;
}

interface ReceiptsOptions {
  /** Folder that keeps the pictures and their texts. A picture with a text there is not read again. */
  keep?: string;
  /** Prints each missing or wrong value of the receipts on which the rules are tuned. */
  verbose: boolean;
}

/** Lets svc-records read photographs of receipts, and counts the correct suggestions. */
export async function readReceipts({ keep, verbose }: ReceiptsOptions): Promise<void> {
  const closeFonts = await openFonts();
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'carnet-receipts-')));
  await mkdir(folder, { recursive: true });
  try {
    await photographAll(folder);
    const reader = await openReader();
    const findingsOfAll = async (receipts: readonly Receipt[], isVerbose: boolean): Promise<Finding[]> => {
      const findings: Finding[] = [];
      for (const receipt of receipts) findings.push(...(await findingsOf(receipt, reader, folder, isVerbose)));
      return findings;
    };
    const developed = await findingsOfAll(DEVELOPED_ON, verbose);
    const held = await findingsOfAll(HELD_BACK, false);
    report(`${DEVELOPED_ON.length} receipts that the rules were tuned on`, developed);
    report(`${HELD_BACK.length} receipts that were held back`, held);
    if (!report(`all ${DEVELOPED_ON.length + HELD_BACK.length}`, [...developed, ...held]))
      throw new Error('Suggestions are not as good as they have to be');
  } finally {
    await closeFonts();
    if (!keep) await rm(folder, { recursive: true });
  }
}

async function openReader(): Promise<Reader> {
  const [reading, rules, config] = (await Promise.all(
    [
      'svc-records/dist/pictures/read-picture.js',
      'svc-records/dist/documents/suggestion.rules.js',
      'packages/runtime/dist/config.js',
    ].map((path) => import(inRoot(path))),
  )) as [Pick<Reader, 'readPicture'>, Pick<Reader, 'suggestionOf'>, { READ_LANGUAGES: string }];
  return { ...reading, ...rules, languages: config.READ_LANGUAGES.split(',') };
}

async function findingsOf(receipt: Receipt, reader: Reader, folder: string, isVerbose: boolean): Promise<Finding[]> {
  const suggestion = reader.suggestionOf(await textOf(receipt, reader, folder), TODAY);
  const findings = marksOf(receipt.truth, suggestion);
  if (isVerbose)
    for (const { field, mark, truth, suggested } of findings.filter((one) => one.mark !== 'right'))
      say(`${receipt.name}: ${field} ${mark}: ${truth || '–'} / ${suggested || '–'}`);
  return findings;
}

const pathOf = ({ name }: Receipt, folder: string): string => join(folder, `${name.replace(/\W+/g, '-')}.jpg`);

/** Runs before svc-records' reader is opened, which forbids this process to open SVGs, and after the fonts are made available: both are looked up only once. */
async function photographAll(folder: string): Promise<void> {
  const [{ default: sharp }, { photographed }] = await Promise.all([import('sharp'), import('./photograph.js')]);
  for (const [at, receipt] of [...DEVELOPED_ON, ...HELD_BACK].entries()) {
    const sheet = await sharp(Buffer.from(drawn(receipt)))
      .png()
      .toBuffer();
    await writeFile(pathOf(receipt, folder), await photographed(sheet, at + 1, receipt.look === 'slip'));
  }
}

async function textOf(receipt: Receipt, { readPicture, languages }: Reader, folder: string): Promise<string> {
  const path = pathOf(receipt, folder);
  const known = await readFile(`${path}.txt`, 'utf8').catch(() => null);
  if (known !== null) return known;
  const text = (await readPicture(path, 'image/jpeg', languages)) ?? '';
  await writeFile(`${path}.txt`, text);
  return text;
}

function marksOf(truth: Truth, suggestion: Suggestion | null): Finding[] {
  const said = saidBy(suggestion);
  const single = (['dated', 'total', 'vendor', 'mileage', 'plate', 'vin'] as const).flatMap((field) =>
    findingOf(field, truth[field] ?? '', said[field]),
  );
  return [...single, ...partFindings(truth, suggestion)];
}

function saidBy(suggestion: Suggestion | null): Record<Exclude<Field, 'parts'>, string> {
  const { amount, currency, mileage, mileage_unit } = suggestion ?? {};
  return {
    dated: suggestion?.dated ?? '',
    total: amount == null ? '' : [amount.toFixed(currency === 'JPY' ? 0 : 2), currency].filter(Boolean).join(' '),
    vendor: suggestion?.vendor ?? '',
    mileage: mileage == null ? '' : [mileage, mileage_unit].filter(Boolean).join(' '),
    plate: suggestion?.plate ?? '',
    vin: suggestion?.vin ?? '',
  };
}

function findingOf(field: Field, truth: string, suggested: string): Finding[] {
  if (!truth && !suggested) return [];
  const mark = !suggested ? 'missing' : folded(truth) === folded(suggested) ? 'right' : 'wrong';
  return [{ field, mark, truth, suggested }];
}

/** A part on the paper is right if it is suggested with its quantity and price, else missing. Any other suggested part is wrong. */
function partFindings(truth: Truth, suggestion: Suggestion | null): Finding[] {
  const wanted = (truth.parts ?? []).map(([quantity, name, price]) => lineOf(quantity, name, price));
  const made = (suggestion?.parts ?? []).map(({ quantity, name, amount }) => lineOf(quantity, name, amount));
  const isIn = (lines: readonly string[], line: string): boolean => lines.some((one) => folded(one) === folded(line));
  return [
    ...wanted.map((line): Finding => ({
      ...{ field: 'parts', truth: line, suggested: isIn(made, line) ? line : '' },
      mark: isIn(made, line) ? 'right' : 'missing',
    })),
    ...made
      .filter((line) => !isIn(wanted, line))
      .map((line): Finding => ({ field: 'parts', mark: 'wrong', truth: '', suggested: line })),
  ];
}

const lineOf = (quantity: number, name: string, price: number): string => `${quantity} × ${name} ${price.toFixed(2)}`;

/** Ignores case, blanks and punctuation. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '');

/** Prints the findings; returns whether all bars are met. */
function report(what: string, findings: readonly Finding[]): boolean {
  console.log(`\n${what}:`);
  const count = (of: readonly Finding[], mark: Mark): number => of.filter((one) => one.mark === mark).length;
  const rows = FIELDS.map((field) => {
    const those = findings.filter((one) => one.field === field);
    const [right, missing, wrong] = [count(those, 'right'), count(those, 'missing'), count(those, 'wrong')];
    const there = those.filter(({ truth }) => truth !== '').length;
    const share = there > 0 ? right / there : 1;
    const bar = BARS[field];
    say(
      `  ${field.padEnd(8)} right ${right} of ${there} (${share.toFixed(2)}${bar ? `, bar ${bar}` : ''}), missing ${missing}, wrong ${wrong}`,
    );
    return bar === undefined || share >= bar;
  });
  const made = findings.filter(({ suggested }) => suggested !== '').length;
  const wrong = count(findings, 'wrong');
  const share = made > 0 ? wrong / made : 0;
  say(`  wrong: ${wrong} of ${made} suggestions (${share.toFixed(3)}, bar ${WRONG_BAR})`);
  return rows.every(Boolean) && share <= WRONG_BAR;
}
