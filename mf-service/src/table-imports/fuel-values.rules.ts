import type { AmountUnit, Energy } from './table-format';

/** Words for fuels, in the six languages of the pages and in those of known files. The first match counts. */
const ENERGY_WORDS: readonly (readonly [RegExp, Energy])[] = [
  [/ad ?blue|\bdef\b|harnstoff|\bur[ée]e\b|\burea\b|尿素/, 'adblue'],
  [/(two|2)[- ]?stroke|(zwei|2)-?takt|(deux|2)[- ]temps|(dos|2) tiempos|(due|2) tempi|混合/, 'two-stroke-mix'],
  [/ele[ck]tr|elettr|electric|[eé]lectr|\bstrom\b|\bkwh\b|\bev\b|\b[ad]c\b|электр|電気|電力|充電/, 'electricity'],
  [/hydrog|wasserstoff|hidr[oó]g|idrogeno|水素/, 'hydrogen'],
  [/\blpg\b|\bgpl\b|\bglp\b|autogas|fl[uü]ssiggas|propan|lpガス|газ пропан/, 'lpg'],
  [/\bcng\b|\bgn[cv]\b|erdgas|natural gas|gas natural|gaz naturel|metano|methan(?!ol)|天然ガス|метан/, 'cng'],
  [/diesel|di[eé]sel|gas[- ]?oil|gas[oó]leo|gazole|gasolio|\bhvo|軽油|дизел|(^|\s)дт(\s|$)/, 'diesel'],
  [/^(engine ?oil|motor ?oil|oil|motor[oö]l|aceite( de motor)?|huile( moteur)?|olio( motore)?|エンジンオイル)$/, 'oil'],
  [
    /petrol|gasoline|gasolina|nafta|benzin|essence|sans plomb|\bsp ?9[58]|\be(5|10)\b|super|unleaded|senza piombo|sin plomo|bleifrei|regular|premium|^gas\. |ガソリン|レギュラー|ハイオク|бензин|аи-?\d/,
    'petrol',
  ],
];

/** The energy that a text names, by the product's codes or by words; null if none is known. */
export function energyIn(text: string, codes: readonly (readonly [RegExp, Energy])[] = []): Energy | null {
  const said = text.trim().toLowerCase().normalize();
  return [...codes, ...ENERGY_WORDS].find(([fits]) => fits.test(said))?.[1] ?? null;
}

/** A unit of fuel; `gal` if the kind of gallon is unknown. */
export type AnyUnit = AmountUnit | 'gal';

const UNIT_WORDS: readonly (readonly [RegExp, AnyUnit])[] = [
  [/\bkwh\b|\bkw-?h\b|キロワット/, 'kWh'],
  [/\bkgs?\b|kilogram|chilogramm|キログラム/, 'kg'],
  [
    /(\bus\b|u\.s\.|amerik|américain|ee\. ?uu|statunit|米).*gal|gal\w*\W*(\(?\bus\b|u\.s\.|amér|de ee)|us_gal|米ガロン/,
    'us_gal',
  ],
  [/(imp|uk|brit|英).*gal|gal\w*\W*(\(?\buk\b|imp)|imp_gal|英ガロン/, 'imp_gal'],
  [/\bgal(s|lons?|onen|ones|loni|lone[ns]?|ón)?\b|ガロン/, 'gal'],
  [/\bl\b|\blt?rs?\b|lit(er|re|ro|ri)|リットル|литр|^л$/, 'l'],
];

/** The unit that a header or a cell names: `Fuel (litres)`, `gal (US)`. */
export const amountUnitIn = (text: string): AnyUnit | null =>
  UNIT_WORDS.find(([fits]) => fits.test(text.toLowerCase()))?.[1] ?? null;

const placeOf = (region: string): string | undefined => region.split('-').find((part) => /^[A-Z]{2}$/.test(part));

/** The unit in which a region sells fuel, or the region's gallon for `gal`. */
export function usualAmountUnit(said: AnyUnit | null, region: string): AmountUnit {
  if (said === 'gal') return placeOf(region) === 'GB' ? 'imp_gal' : 'us_gal';
  return said ?? (placeOf(region) === 'US' ? 'us_gal' : 'l');
}

const BY_VOLUME: readonly AmountUnit[] = ['l', 'us_gal', 'imp_gal'];

/** Tells whether svc-usage accepts this energy in this unit. */
export function isSoldIn(energy: Energy, unit: AmountUnit): boolean {
  if (energy === 'electricity') return unit === 'kWh';
  if (energy === 'hydrogen') return unit === 'kg';
  return BY_VOLUME.includes(unit) || (unit === 'kg' && (energy === 'lpg' || energy === 'cng'));
}

/** The time `HH:MM` of a cell, with or without a date. Midnight counts as no time, because products write it by default. */
export function timeIn(text: string): string | null {
  const [, hours, minutes, half] =
    /(?:^|[\sT-])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?/i.exec(text) ?? [];
  if (hours === undefined) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (hour === 0 && Number(minutes) === 0)) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const YES = /^(1|y|yes|true|full|x|✓|ja|voll|oui|plein|s[ií]|sì|sim|lleno|pieno|tak|da|да|ano|evet|はい|満タン)$/;
const NO = /^(0|0\.0|n|no|false|nein|non|n[aã]o|nie|nee|ne|нет|nej|hayır|いいえ)$/;
const IN_PART = /^(partial|part|teil(weise)?|partiel|parcial|parziale)$/;

/** Yes or no, in words of many languages; null for other text. */
export function yesOrNo(text: string): boolean | null {
  const said = text.trim().toLowerCase().normalize();
  if (YES.test(said)) return true;
  return NO.test(said) ? false : null;
}

/** Tells whether the tank was filled completely; null if the text does not say it. */
export const isFull = (text: string): boolean | null =>
  IN_PART.test(text.trim().toLowerCase()) ? false : yesOrNo(text);
