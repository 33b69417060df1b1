import { isDay } from '@carnet/svc-kit';

/** What a machine has read from a document. */
export interface Suggestion {
  dated: string | null;
  amount: number | null;
  /** ISO 4217. */
  currency: string | null;
  vendor: string | null;
}

/** What is looked at: an invoice says these things on its first page. */
const LOOKED_AT = 10_000;

/** What a text seems to say of its day, its sum and who wrote it; null where it says none of them. */
export function suggestionOf(text: string): Suggestion | null {
  const lines = text
    .slice(0, LOOKED_AT)
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const total = totalOf(lines);
  const suggestion = { dated: dayOf(lines), amount: total?.amount ?? null, currency: total?.currency ?? null };
  const vendor = vendorOf(lines);
  return Object.values({ ...suggestion, vendor }).some((value) => value !== null) ? { ...suggestion, vendor } : null;
}

const TOTAL =
  /\b(?:grand total|total|amount due|balance due|gesamtbetrag|gesamt|gesamtsumme|summe|rechnungsbetrag|endbetrag|zu zahlen|net à payer|montant|totale|importe)\b|合計|請求金額/iu;
const PART_OF_TOTAL =
  /\b(?:sub-?total|zwischensumme|sous-total|subtotale|net total|nettobetrag|netto|total ht)\b|小計/iu;
const MONEY =
  /(?<![\d.,'’])\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})*(?:[.,]\d{2})?(?![\d%])|(?<![\d.,])\d+(?:[.,]\d{2})(?![\d%])/gu;

/** The largest sum that stands on a line of a total, or on the one after it. */
function totalOf(lines: readonly string[]): { amount: number; currency: string | null } | null {
  const sums = lines.flatMap((line, at) => {
    if (!TOTAL.test(line) || PART_OF_TOTAL.test(line)) return [];
    const here = sumsIn(line);
    return here.length > 0 ? here : sumsIn(lines[at + 1] ?? '');
  });
  const largest = sums.reduce<(typeof sums)[number] | null>((a, b) => (a && a.amount >= b.amount ? a : b), null);
  return largest && { ...largest, currency: largest.currency ?? onlyOf(lines.flatMap(currenciesIn)) };
}

function sumsIn(line: string): { amount: number; currency: string | null }[] {
  const currency = onlyOf(currenciesIn(line));
  return [...line.matchAll(MONEY)]
    .map(([text]) => amountOf(text))
    .filter((amount) => amount > 0 && amount < 10_000_000)
    .map((amount) => ({ amount, currency }));
}

/** A mark before the last two digits is the decimal one, whichever it is; all others group. */
function amountOf(text: string): number {
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d{2}))?$/u.exec(text) ?? [];
  return Number(`${whole.replace(/\D/gu, '')}.${cents}`);
}

const CURRENCY = /\b(?:EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF)\b|[€$£¥円]/gu;
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', 円: 'JPY' };

/** The currencies that a line names, by code or sign. */
const currenciesIn = (line: string): string[] => [...line.matchAll(CURRENCY)].map(([text]) => SIGNS[text] ?? text);

/** The one value that there is, where there is one alone. */
function onlyOf(values: readonly string[]): string | null {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? (first ?? null) : null;
}

const SAYS_DATE = /\b(?:date|datum|fecha|data|dated|rechnungsdatum|invoice date)\b|日付/iu;

/** The first day on a line that says that it is one, or else the first of all. */
function dayOf(lines: readonly string[]): string | null {
  const labelled = lines.flatMap((line, at) => (SAYS_DATE.test(line) ? [line, lines[at + 1] ?? ''] : []));
  for (const line of [...labelled, ...lines]) {
    const day = dayIn(line);
    if (day) return day;
  }
  return null;
}

const MONTHS = monthNames(['en', 'de', 'fr', 'it', 'es']);

function dayIn(line: string): string | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(line);
  if (iso) return day(iso[1]!, iso[2]!, iso[3]!);
  const japanese = /(\d{4})年(\d{1,2})月(\d{1,2})日/u.exec(line);
  if (japanese) return day(japanese[1]!, japanese[2]!, japanese[3]!);
  const dotted = /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/.exec(line);
  if (dotted) return day(dotted[3]!, dotted[2]!, dotted[1]!);
  const slashed = /\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(line);
  if (slashed) return dayOfPair(Number(slashed[1]), Number(slashed[2]), slashed[3]!);
  const words =
    /(?:(\d{1,2})\.?\s+(?:de\s+)?)?(\p{L}{3,10})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(?:de\s+)?(\d{4})\b/u.exec(
      line,
    );
  const month = words && MONTHS.get(words[2]!.toLowerCase());
  return month && (words[1] ?? words[3]) ? day(words[4]!, String(month), (words[1] ?? words[3])!) : null;
}

/** Of 03/04/2024 nobody can say which is the month. */
function dayOfPair(one: number, two: number, year: string): string | null {
  if (one > 12) return day(year, String(two), String(one));
  if (two > 12 || one === two) return day(year, String(one), String(two));
  return null;
}

function day(year: string, month: string, date: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function monthNames(languages: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (let number = 1; number <= 12; number += 1) {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(
          Date.UTC(2024, number - 1, 1),
        );
        names.set(name.toLowerCase().replace('.', ''), number);
      }
  return names;
}

const NO_NAME =
  /\b(?:invoice|receipt|bill|estimate|quote|statement|rechnung|quittung|angebot|facture|reçu|devis|fattura|ricevuta|factura|recibo|page|seite|date|datum|tel|phone|fax|www|http)\b|@|請求書|領収書/iu;

/** Who writes an invoice puts the own name on top. */
function vendorOf(lines: readonly string[]): string | null {
  const name = lines.slice(0, 5).find((line) => /\p{L}{3}/u.test(line) && !NO_NAME.test(line) && !dayIn(line));
  return name && name.length <= 80 ? name : null;
}
