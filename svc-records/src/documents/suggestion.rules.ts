import { isDay } from '@carnet/fields';
import { type PartRead, partsOf } from './suggestion-parts.rules.js';
import { mileageOf, plateOf, vinOf } from './suggestion-vehicle.rules.js';
import { plain, wordsOf } from './suggestion-words.rules.js';

/** Values that software has read from a document. */
export interface Suggestion {
  dated: string | null;
  amount: number | null;
  /** ISO 4217. */
  currency: string | null;
  vendor: string | null;
  mileage: number | null;
  /** Null if the paper gives no unit. */
  mileage_unit: 'km' | 'mi' | 'h' | null;
  plate: string | null;
  vin: string | null;
  /** The VIN as read by OCR, possibly misread. */
  vin_read: string | null;
  parts: PartRead[];
}

/** The length of text to search, in characters: these values are on the first page of an invoice. */
const LOOKED_AT = 10_000;

/** Values that seem to be in a text, read on `today`; null if there are none. */
export function suggestionOf(text: string, today: string): Suggestion | null {
  const lines = text
    .slice(0, LOOKED_AT)
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const total = totalOf(lines);
  const reading = mileageOf(lines);
  const vin = vinOf(lines);
  const said = {
    ...{
      dated: dayOf(lines, Number(today.slice(0, 4))),
      amount: total?.amount ?? null,
      currency: total?.currency ?? null,
    },
    ...{ vendor: vendorOf(lines), mileage: reading?.value ?? null, mileage_unit: reading?.unit ?? null },
    ...{ plate: plateOf(lines), vin: vin?.vin ?? null, vin_read: vin?.read ?? null },
  };
  const parts = partsOf(lines);
  return parts.length > 0 || Object.values(said).some((value) => value !== null) ? { ...said, parts } : null;
}

const TOTAL = wordsOf(
  'grand total, total, totals, ttl, invoice total, amount payable, amount due, balance due, total due, amount paid',
  'gesamtbetrag, gesamt, gesamtsumme, gesamtpreis, summe, endsumme, rechnungsbetrag, rechnungssumme, endbetrag, totalbetrag, bruttobetrag, bruttosumme, zahlbetrag, zu zahlen, kaufpreis, jahresbeitrag, att betala, te betalen',
  'net à payer, montant à payer, à payer, total ttc, montant ttc, totale, importo, importe, total a pagar, total general, 合計, 総合計, 請求金額, 請求額, 領収金額',
);
/** Words for an amount to pay or paid, used if there is no total. */
const PAID = wordsOf(
  'amount, paid, you paid, visa, mastercard, debit, betrag, bezahlt, bar, ec-karte, girocard, kartenzahlung',
  'montant, payé, carte bancaire, cb, espèces, pagato, contanti, お支払, 税込, 金額',
);
const PART_OF_TOTAL = wordsOf(
  'subtotal, sub total, sub-total, net total, total net, total before tax, total excl, total ex vat, total tax, total vat, total discount, total savings, total items, total qty, total hours',
  'zwischensumme, gesamt netto, gesamtbetrag netto, summe netto, nettobetrag, nettosumme, netto, mwst-betrag, summe mwst, gesamtrabatt, rückgeld',
  'sous-total, sous total, total ht, montant ht, total tva, montant tva, subtotale, imponibile, total iva, 小計, 消費税, change, given, tendered, gegeben, rendu',
);
/** Words before large numbers that are not amounts. */
const NO_SUM = wordsOf(
  'miles, mileage, odometer, km, kilometer, kilometerstand, kilométrage, hp, iban, vin, account, invoice no, 走行距離',
);

/** An amount: thousands grouped or not; two decimals, none, or a dash in their place. */
const MONEY =
  /(?<![\d.,'’])\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?:[.,](?:\d{2}|[-–—]{1,2}))?(?![\d%OoIl]|\s%|[.,]\d)|(?<![\d.,'’])\d+(?:[.,](?:\d{2}|[-–—]{1,2}))?(?![\d%OoIl]|\s%|[.,]\d)/gu;

interface Sum {
  amount: number;
  currency: string | null;
}

/** The largest amount on a line of a total, or alone on the next line; else the only amount with a currency. */
function totalOf(lines: readonly string[]): Sum | null {
  const sums = [sumsAt(lines, TOTAL), sumsAt(lines, PAID), onlySumOf(lines)].find(({ length }) => length > 0);
  const largest = largestOf(sums ?? []);
  return largest && { ...largest, currency: currencyOf(largest.currency, lines) };
}

function onlySumOf(lines: readonly string[]): Sum[] {
  const sums = lines
    .filter((line) => !PART_OF_TOTAL.test(line))
    .flatMap(sumsIn)
    .filter(({ currency }) => currency !== null);
  return sums.length === 1 ? sums : [];
}

/** Words other than a currency: the text is another item. */
const HAS_WORDS = /\p{L}{4}|\d\s+\p{L}{2}/u;

const sumsAt = (lines: readonly string[], words: RegExp): Sum[] =>
  lines.flatMap((line, at) => {
    if (!words.test(line) || PART_OF_TOTAL.test(line)) return [];
    const here = sumsIn(line);
    const next = lines[at + 1] ?? '';
    return here.length > 0 || HAS_WORDS.test(next) ? here : sumsIn(next);
  });

const largestOf = (sums: readonly Sum[]): Sum | null =>
  sums.reduce<Sum | null>((a, b) => (a && a.amount >= b.amount ? a : b), null);

function sumsIn(line: string): Sum[] {
  if (NO_SUM.test(line)) return [];
  const currency = onlyOf(currenciesIn(line));
  const sums = [...withoutDays(line).matchAll(MONEY)].map(([text]) => text);
  // A number without decimals counts only if it has a currency, or if it is the only candidate on its line.
  const whole = sums.filter((text) => /[.,](?:\d{2}|[-–—]{1,2})$/u.test(text));
  return (whole.length > 0 ? whole : currency === null && sums.length > 1 ? [] : sums)
    .map(amountOf)
    .filter((amount) => amount > 0 && amount < 10_000_000)
    .map((amount) => ({ amount, currency }));
}

/** Parses an amount: a separator before the last two digits is the decimal one; all others group thousands. */
function amountOf(text: string): number {
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](?:(\d{2})|[-–—]{1,2}))?$/u.exec(text) ?? [];
  return Number(`${whole.replace(/\D/gu, '')}.${cents}`);
}

const CURRENCY =
  /(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CAD|AUD|NZD|MXN|SEK|NOK|DKK|PLN|CZK|HUF|SFr|Fr(?=\.)|Euro)(?!\p{L})|(?:CA|C|A|AU|US|NZ|MX)?\$|[€£¥￥円]/gu;
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', Euro: 'EUR', US$: 'USD', CA$: 'CAD', C$: 'CAD', A$: 'AUD', AU$: 'AUD', NZ$: 'NZD', MX$: 'MXN' },
  ...{ '£': 'GBP', '¥': 'JPY', '￥': 'JPY', 円: 'JPY', SFr: 'CHF', Fr: 'CHF' },
};
const OF_DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'MXN'];

/** The currencies in texts, by code or sign. A bare `$` takes the dollar named elsewhere in the texts, or stays `$`. */
function currenciesIn(...texts: string[]): string[] {
  const named = texts.flatMap((text) => [...text.matchAll(CURRENCY)].map(([found]) => SIGNS[found] ?? found));
  return named.some((currency) => OF_DOLLARS.includes(currency)) ? named.filter((currency) => currency !== '$') : named;
}

/** Taxes of countries with another dollar or peso. */
const OTHER_DOLLAR = wordsOf('gst, hst, pst, qst, abn, rfc, iva');

/** The currency of an amount, from its own line or from the whole paper. An ambiguous dollar sign may stay unknown. */
function currencyOf(own: string | null, lines: readonly string[]): string | null {
  const named = own !== null && own !== '$' ? own : onlyOf(currenciesIn(...lines));
  if (named !== '$') return named;
  return lines.some((line) => OTHER_DOLLAR.test(line)) ? null : 'USD';
}

/** The value, if there is exactly one. */
function onlyOf(values: readonly string[]): string | null {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? (first ?? null) : null;
}

const SAYS_ITS_DAY = wordsOf(
  'invoice date, date of invoice, bill date, receipt date, date issued, issued, rechnungsdatum, belegdatum, date de facture, date facture',
  'data fattura, fecha de factura, 請求日, 発行日, 領収日',
);
const SAYS_DATE = wordsOf(
  'date, dated, datum, prüfdatum, fecha, data, le, date of test, date du contrôle, 日付, 検査日, 納品日, 作業日',
);
/** Words for days on an invoice that are not the invoice date. */
const OTHER_DAY = wordsOf(
  'due, due date, next, opened, expiry date, pay by, payable by, valid until, expires, expiry, next service, mot due, policy period, first registered, date of birth, delivery date, order date, warranty until',
  'fällig, fälligkeitsdatum, zahlbar bis, erstzulassung, ez, hu, hu bis, nächste, nächster, gültig bis, lieferdatum, leistungsdatum, bestelldatum, nächste inspektion, beginn, ablauf, geburtsdatum, auftragsdatum',
  'échéance, payable avant, valable jusqu, limite de validité, validité, mise en circulation, prochain, prochaine, prochain entretien, prossimo, prossima, próximo, próxima, proximo, proxima, validez, scadenza, vencimiento, 支払期限, お支払期限, 有効期限, 次回点検',
);

/** A day, and the text before it on its line, up to the previous day. */
interface DaySaid {
  day: string;
  said: string;
}

/** The first day labelled as the invoice date, else the first labelled as a date, else the first of all. */
function dayOf(lines: readonly string[], thisYear: number): string | null {
  const sense = { order: orderOf(lines), thisYear };
  const days = lines
    .flatMap((line, at) => daysIn(line, sense, labelAbove(lines[at - 1])))
    .filter(({ said }) => !OTHER_DAY.test(said));
  const found = [SAYS_ITS_DAY, SAYS_DATE, /(?:)/u].map((words) => days.find(({ said }) => words.test(said)));
  return found.find(Boolean)?.day ?? null;
}

/** The line above as a label, if it has no digits. */
const labelAbove = (line = ''): string => (/\d/u.test(line) ? '' : line);

function daysIn(line: string, sense: Sense, above: string): DaySaid[] {
  const days: DaySaid[] = [];
  let rest = line;
  for (let found = dayIn(rest, sense); found; found = dayIn(rest, sense)) {
    const at = rest.indexOf(found.text);
    const before = rest.slice(0, at);
    days.push({ day: found.day, said: /\p{L}{2}/u.test(before) || days.length > 0 ? before : `${above} ${before}` });
    rest = rest.slice(at + found.text.length);
  }
  return days;
}

type Order = 'day' | 'month' | null;

const PAIR = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/gu;
const DAY_FIRST =
  /(?<!\p{L})(?:vat|mwst|ust|rechnung|facture|tva|ttc|fattura|iva|factura|gst|abn)(?!\p{L})|[€£]|(?<!\p{L})(?:eur|gbp|chf)(?!\p{L})/iu;
const MONTH_FIRST = /(?<![\p{L}\d])[A-Z]{2}\s+\d{5}(?:-\d{4})?(?!\d)|sales tax/u;

/** The order of day and month in 03/04/2024, from the paper's other dates, or from its country. */
function orderOf(lines: readonly string[]): Order {
  const pairs = lines.flatMap((line) => [...line.matchAll(PAIR)]);
  const seen = [pairs.some(([, one]) => Number(one) > 12), pairs.some(([, , , two]) => Number(two) > 12)];
  if (seen[0] !== seen[1]) return seen[0] ? 'day' : 'month';
  const text = lines.join('\n');
  const from = [DAY_FIRST.test(text), MONTH_FIRST.test(text)];
  return from[0] === from[1] ? null : from[0] ? 'day' : 'month';
}

interface Found {
  day: string;
  text: string;
}

const MONTHS = monthNames(['en', 'en-GB', 'de', 'de-AT', 'fr', 'it', 'es']);

/** The year before the first year of each Japanese era. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

/** Context that decides how to read an ambiguous date. */
interface Sense {
  order: Order;
  thisYear: number;
}

type Reading = (match: RegExpExecArray, sense: Sense) => string | null;

/** Date formats, the least ambiguous first. */
const WAYS: readonly (readonly [RegExp, Reading])[] = [
  [/(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/u, ([, year, , month, date]) => day(year!, month!, date!)],
  [/(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/u, ([, year, month, date]) => day(year!, month!, date!)],
  [
    /(令和|平成|昭和)\s?(\d{1,2}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/u,
    ([, era, year, month, date]) => day(String(ERAS[era!]! + (year === '元' ? 1 : Number(year))), month!, date!),
  ],
  [
    /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?![\d.])/u,
    ([, date, month, year], { thisYear }) => day(fullYear(year!, thisYear), month!, date!),
  ],
  [
    /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-]{1,3}(?:de\s|of\s)?(\p{L}{3,10})\.?,?[\s-]{1,3}(?:de\s)?(\d{4}|\d{2})(?!\d)/u,
    ([, date, month, year], { thisYear }) => dayOfWords(fullYear(year!, thisYear), month!, date!),
  ],
  [
    /(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/u,
    ([, month, date, year]) => dayOfWords(year!, month!, date!),
  ],
  [
    new RegExp(PAIR.source, 'u'),
    ([, one, , two, year], { order, thisYear }) =>
      dayOfPair(Number(one), Number(two), fullYear(year!, thisYear), order),
  ],
];

/** The first day on a line. */
function dayIn(line: string, sense: Sense): Found | null {
  let first: (Found & { at: number }) | null = null;
  for (const [way, read] of WAYS) {
    const match = way.exec(line);
    const found = match && read(match, sense);
    if (found && (first === null || match.index < first.at)) first = { day: found, text: match[0], at: match.index };
  }
  return first;
}

/** To test whether there is a date at all. */
const ANY_SENSE: Sense = { order: 'day', thisYear: 2_000 };

/** Removes dates: 12.03.2024 is no amount. */
const withoutDays = (line: string): string => {
  const found = dayIn(line, ANY_SENSE);
  return found ? line.replace(found.text, ' ') : line;
};

/** Completes a year of two digits: the latest possible one up to next year, because papers come from the past. */
const fullYear = (year: string, thisYear: number): string => {
  if (year.length === 4) return year;
  const latest = thisYear + 1;
  return String(latest - ((latest - Number(year)) % 100));
};

function dayOfWords(year: string, month: string, date: string): string | null {
  const number = MONTHS.get(plain(month).toLowerCase());
  return number ? day(year, String(number), date) : null;
}

/** The date for 03/04/2024; null if the order of day and month is unknown. */
function dayOfPair(one: number, two: number, year: string, order: Order): string | null {
  if (one > 12 || one === two) return day(year, String(two), String(one));
  if (two > 12) return day(year, String(one), String(two));
  if (order === null) return null;
  return order === 'day' ? day(year, String(two), String(one)) : day(year, String(one), String(two));
}

function day(year: string, month: string, date: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function monthNames(languages: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>([['mrz', 3]]);
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (let number = 1; number <= 12; number += 1) {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(
          Date.UTC(2024, number - 1, 1),
        );
        names.set(plain(name).toLowerCase().replace('.', ''), number);
      }
  return names;
}

const NO_NAME = wordsOf(
  'invoice, tax invoice, receipt, bill, bill to, sold to, estimate, quote, statement, customer, page, date, tel, phone, fax, www, http, https, thank you, thanks, welcome, copy, duplicate, original, vat, cash, mr, mrs, ms',
  'für, rechnung, quittung, kassenbon, bon, beleg, angebot, seite, datum, kunde, kundennummer, herr, frau, herrn, kopie, ust, ust-idnr, steuernummer, iban, bank, telefon, vielen dank, willkommen',
  'facture, reçu, ticket, devis, client, bienvenue, merci, siret, tva, fattura, ricevuta, scontrino, cliente, factura, recibo, data, 請求書, 領収書, 御中, 様, 納品書, 見積書',
);
const COMPANY =
  /(?<!\p{L})(?:gmbh|kg|ohg|ag|sa|sàrl|sarl|sas|ltd|limited|llp|plc|inc|llc|corp|co|s\.r\.l|srl|spa|garage|autohaus|werkstatt|carrosserie|motors|motorsport|automotive|classics?|service|tyres?|tires|officina|auto|autos|ford|porsche)(?!\p{L})|株式会社|有限会社|自動車|モータース/iu;
const POSTCODE = /(?<!\d)\d{4,5}\s\p{Lu}|\p{Lu}{1,2}\d{1,2}\s?\d\p{Lu}{2}(?!\p{L})|〒/u;

/** The issuer is at the top of an invoice: the first line that looks like a company, else the first that could be a name. */
function vendorOf(lines: readonly string[]): string | null {
  const names = lines
    .slice(0, 8)
    .map((line) => line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, ''))
    .filter(isName);
  return names.slice(0, 3).find((line) => COMPANY.test(line)) ?? names[0] ?? null;
}

const isName = (line: string): boolean =>
  line.length <= 80 &&
  /\p{L}{3}|\p{Script=Han}{2}/u.test(line) &&
  !NO_NAME.test(line) &&
  !POSTCODE.test(line) &&
  !/^\d|@|\d{5}/u.test(line) &&
  !TOTAL.test(line) &&
  !PAID.test(line) &&
  dayIn(line, ANY_SENSE) === null;
