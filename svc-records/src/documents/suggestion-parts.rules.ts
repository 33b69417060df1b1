import { beginningWith, plain, wordsOf } from './suggestion-words.rules.js';

/** A part in an invoice. */
export interface PartRead {
  name: string;
  quantity: number;
  /** The total amount of the line. */
  amount: number;
}

/** A line of an invoice with an amount. */
interface Item {
  /** Null if the text before the numbers cannot be a name. */
  name: string | null;
  quantity: number;
  amount: number;
  /** True if quantity × price equals the amount. */
  isChecked: boolean;
  /** True if the quantity may be a line number instead. */
  isCount?: boolean;
}

/** The maximum number of suggested parts. */
const MOST_PARTS = 30;

/** Words of totals, which end the list of items. Without accents. */
const SUMS = wordsOf(
  'total, totals, subtotal, sub total, sub-total, net total, amount due, total due, balance, parts, labor, labour, parts total, labor total',
  'summe, zwischensumme, gesamt, gesamtbetrag, nettobetrag, netto, gesamtsumme, rechnungsbetrag, zu zahlen, endbetrag',
  'sous-total, total ht, total ttc, montant ht, net a payer, montant a payer, imponibile, totale, base imponible, importe total',
  '小計, 合計, 総合計, 請求額, 請求金額, 領収金額, お支払金額, お支払額, お会計',
);
/** Beginnings of lines about payments and change. Without accents. */
const PAYMENT = beginningWith(
  'visa, mastercard, debit, credit, cash, change, tendered, paid, card, amex, eft, discount, deposit, tip, balance',
  'girocard, ec-karte, bar, gegeben, ruckgeld, kartenzahlung, rabatt, bezahlt, pfand, karte',
  'carte, cb, especes, rendu, regle, remise, bancomat, contanti, carta, resto, sconto, efectivo, tarjeta, cambio, descuento, pagamento, pago',
  '現金, お釣り, 釣銭, クレジット, お預り, 値引',
);
const TAX = wordsOf('tax, vat, gst, pst, hst, mwst, ust, mehrwertsteuer, tva, iva, 消費税, 内税');
/** Words for labour and fees, which are not parts. Without accents. */
const NO_PART = wordsOf(
  'labor, labour, work, hour, hours, hr, hrs, fee, fees, shop supplies, supplies, inspection, service, test, mot, change, replace, fit, fitting, diagnostic, diagnosis, alignment, balance, balancing, mount, mounting, disposal, tow, towing, repair, wash, carry out, check, programming, storage',
  'arbeit, arbeitslohn, arbeitszeit, arbeitswert, lohn, std, stunde, stunden, aw, montage, demontage, einbau, ausbau, wechsel, olwechsel, radwechsel, raderwechsel, reifenwechsel, ersetzen, erneuern, prufen, prufung, inspektion, hauptuntersuchung, hu, au, gebuhr, gebuhren, wuchten, auswuchten, einlagerung, entsorgung, diagnose, reparatur, wartung, kleinmaterial, abschleppen, waschen, lackieren',
  "main d'oeuvre, main-d'oeuvre, main d’oeuvre, main d'œuvre, oeuvre, forfait, montage, equilibrage, vidange, revision, controle, visite, diagnostic, pose, depose, geometrie, recyclage, remplacement, taux, heure, heures",
  'manodopera, mano, montaggio, equilibratura, convergenza, revisione, tagliando, controllo, diagnosi, sostituzione, smaltimento, tariffa, diritti, ore, ora',
  'mano de obra, montaje, equilibrado, alineacion, revision, inspeccion, tarifa, diagnostico, sustitucion, cambio, hora, horas, reciclaje, servicio',
  'price, preis, prix, prezzo, precio',
  '単価, 工賃, 料, 交換作業, 作業, 取付, 点検, 車検, 技術, 代行, 手数, バランス, 廃棄, 重量税, 保険',
);

/** A price per litre or gallon, whose slash OCR may read as a one; or a name of a fuel with its amount. */
const FUEL =
  /(?:EUR|€|\$|£|p|円)\s?\/\s?(?:l|L|1|ltr|gal)(?![\p{L}\p{N}])|\d\s?L\s?@|(?:unleaded|diesel|super|e10|sp95|sp98|gazole|gasoil|gasolio|benzina|gasolina|レギュラー|ハイオク|軽油).*\d[.,]\d{1,3}\s?(?:l|L|1|gal)(?![\p{L}\p{N}])/iu;

const AMOUNT = String.raw`\d{1,3}(?:[.,'’]\d{3})*[.,]\d{2}`;
const YEN = String.raw`\d{1,3}(?:[,.]\d{3})+|\d{2,6}`;
const MARK = String.raw`(?:[€$£¥￥]|EUR|CHF|USD|GBP)?`;
const ENDING = /\s*(?:[A-C]|[€$£円]|EUR|CHF|USD|GBP)?$/u;

/** Characters that OCR reads from marks on the paper; a name contains none of these. */
const NO_NAME = /[@|\\{}<>~^_*=§°®©“”„]|\d\s1$|(?:EUR|[€$£])\s?\/|\d[.,]\d{2}(?!\d)/u;

/**
 * The parts in an invoice with quantities and amounts. A line counts if its quantity × price equals its amount; all lines count if their sum matches a total of
 * the paper. For other lines the meaning of the numbers is unclear, so they are not suggested.
 */
export function partsOf(lines: readonly string[]): PartRead[] {
  if (lines.some((line) => FUEL.test(line))) return [];
  const isYen = lines.some((line) => /[¥￥円]/u.test(line));
  const end = lines.findIndex((line, at) => at > 0 && SUMS.test(plain(line)) && hasAmount(line, isYen));
  const body = end < 0 ? lines : lines.slice(0, end);
  const items = body.flatMap((line) => itemOf(line, isYen) ?? []);
  const isWhole = addsUp(items, lines, isYen) && !areNumbered(items);
  return items
    .filter(({ name, isChecked }) => name !== null && (isChecked || isWhole) && !NO_PART.test(plain(name)))
    .map(({ name, quantity, amount }) => ({ name: name!, quantity, amount }))
    .slice(0, MOST_PARTS);
}

/** Returns true if the quantities 1, 2, 3 … may be line numbers. */
const areNumbered = (items: readonly Item[]): boolean =>
  items.length > 1 && items.every(({ quantity, isCount }, at) => isCount && quantity === at + 1);

const amountsIn = (line: string, isYen: boolean): number[] =>
  [...line.matchAll(new RegExp(`(?<![\\d.,])(?:${isYen ? YEN : AMOUNT})(?![\\d.,%])`, 'gu'))].map(([text]) =>
    amountOf(text, isYen),
  );

const hasAmount = (line: string, isYen: boolean): boolean => amountsIn(line, isYen).length > 0;

/** Parses an amount with two decimals, or in yen without decimals. */
const amountOf = (text: string, isYen: boolean): number => Number(text.replace(/\D/gu, '')) / (isYen ? 1 : 100);

function itemOf(line: string, isYen: boolean): Item | null {
  if (PAYMENT.test(plain(line)) || TAX.test(plain(line)) || /\d\s?%/u.test(line)) return null;
  const amount = isYen ? YEN : AMOUNT;
  const said = line.replace(ENDING, '');
  const [, before, text] = new RegExp(`^(.*\\S)\\s+${MARK}\\s?(${amount})$`, 'u').exec(said) ?? [];
  if (before === undefined) return null;
  const all = amountOf(text!, isYen);
  const [, rest, priceText] = new RegExp(`^(.*\\S)\\s+${MARK}\\s?(${amount})$`, 'u').exec(before) ?? [];
  const price = priceText === undefined ? null : amountOf(priceText, isYen);
  return { amount: all, ...named(price === null ? before : rest!.replace(EACH, ''), price, all) };
}

/** A word or a sign before the unit price: `à 18,90`. */
const EACH = /\s+(?:[aà@]|je|per|cad\.?)$/iu;

const LEADING = /^(\d{1,3})\s?(?:[x×]|Stk\.?|St\.?|pcs\.?|ea\.?)?\s+(?=\D*\p{L})(.+)$/iu;
/** A letter or line number before the quantity. */
const MARKED = /^(?:[A-Z]|\d{1,3})[.)]?\s+(?=\d{1,3}\s?(?:[x×]\s?)?\s+(?=\D*\p{L}{3}))/u;
const TRAILING = /^(.*\p{L}.*?)\s+(\d{1,3}(?:[.,]\d{1,2})?)$/u;
const COUNTED = /^(.*\S)\s?(\d{1,3})(?:本|個|枚|セット|台|缶)$/u;

/** The quantity is before the name or behind it. The right one is the one whose product with the price equals the amount. */
function named(marked: string, price: number | null, amount: number): Omit<Item, 'amount'> {
  const text = marked.replace(MARKED, '');
  const leading = LEADING.exec(text);
  const trailing = TRAILING.exec(text);
  const counted = COUNTED.exec(text);
  const isQuantity = (quantity: number): boolean => price !== null && Math.abs(quantity * price - amount) < 0.005;
  if (counted) return { name: nameOf(counted[1]!), quantity: Number(counted[2]), isChecked: false };
  if (trailing && isQuantity(countOf(trailing[2]!))) {
    // A number before the name is the line number.
    const name = LEADING.exec(trailing[1]!)?.[2] ?? trailing[1]!;
    const quantity = countOf(trailing[2]!);
    return { name: Number.isInteger(quantity) ? nameOf(name) : null, quantity, isChecked: true };
  }
  if (leading) {
    const quantity = Number(leading[1]);
    if (price !== null && !isQuantity(quantity)) return { name: null, quantity: 1, isChecked: false };
    return {
      ...{ name: nameOf(leading[2]!), quantity, isChecked: price !== null },
      isCount: price === null && text === marked,
    };
  }
  const isOne = price === null || price === amount;
  return { name: isOne ? nameOfOne(text, trailing?.[2]) : null, quantity: 1, isChecked: false };
}

/** A number behind a name is ambiguous: it may be part of the name, or a quantity. Only a 1 is safe, since both readings mean one piece. */
function nameOfOne(text: string, number: string | undefined): string | null {
  if (number === '1') return nameOf(text.replace(/\s+1$/, ''));
  return number === undefined ? nameOf(text) : null;
}

const countOf = (text: string): number => Number(text.replace(',', '.'));

const LONGEST_NAME = 100;

function nameOf(text: string): string | null {
  const name = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
  const isName = /\p{L}{3}|[\p{Script=Katakana}\p{Script=Han}]{2}/u.test(name) && name.length <= LONGEST_NAME;
  return isName && !NO_NAME.test(name) ? name : null;
}

/** Returns true if the items add up to a total of the paper, either without or with its taxes. */
function addsUp(items: readonly Item[], lines: readonly string[], isYen: boolean): boolean {
  if (items.length === 0) return false;
  const cents = (amount: number): number => Math.round(amount * 100);
  const sum = cents(items.reduce((total, { amount }) => total + amount, 0));
  const named = lines.filter((line) => SUMS.test(plain(line))).flatMap((line) => amountsIn(line, isYen).map(cents));
  const taxes = lines.filter((line) => TAX.test(plain(line))).flatMap((line) => amountsIn(line, isYen).map(cents));
  const taxed = sum + taxes.reduce((total, tax) => total + tax, 0);
  return named.some((total) => total === sum || total === taxed);
}
