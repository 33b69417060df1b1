import type { usage } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/mf-kit/formats';
import type { EventType } from '../events';

/** Fields that a column of a file can hold. Headers are looked for in this order: a price for one unit before an amount of money. */
export const FIELDS = [
  ...(['date', 'time', 'mileage', 'name', 'energy', 'amount', 'amountUnit', 'price', 'cost', 'notes'] as const),
  ...(['description', 'type', 'unit', 'currency', 'full', 'partial', 'missed', 'station', 'tank'] as const),
] as const;
export type Field = (typeof FIELDS)[number];

export type Energy = usage.CreateFillUp['energy'];
export type AmountUnit = usage.CreateFillUp['unit'];

/** The kind of a table's rows: service events of a type, fill-ups, odometer readings, or nothing that Carnet keeps. */
export type RowKind = EventType | 'fill-up' | 'reading' | 'nothing';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';
export type DecimalMark = '.' | ',';

/** Why a product's row is none of a service book. */
export type LeftOut =
  | 'fill-up'
  | 'income'
  | 'reminder'
  | 'plan'
  | 'component'
  | 'trip'
  | 'purchase'
  | 'empty'
  | 'present'
  | 'in-other-file'
  | 'of-record'
  | 'other'
  | 'other-vehicle';

/** Columns of a row's plan, by header or place. The name and the notes of a plan stand where those of the row do. */
export interface PlanColumns {
  /** The interval: months, or a number and a word for what it counts. */
  every?: readonly string[] | number;
  distance?: readonly string[] | number;
  /** A word for what the interval counts (`yearly`); `every` is how many of them, one where it says nothing. */
  recurrence?: readonly string[];
  /** Distances by their units, of which the first that is there counts. */
  distances?: readonly (readonly [OdometerUnit, column: string])[];
  /** Rows that are over: completed, or switched off. */
  over?: readonly { column: string; is: readonly string[] }[];
  /** The day after which it does not recur. */
  ends?: readonly string[];
  /** When it is due next. */
  dueOn?: readonly string[];
  dueAt?: readonly string[];
  /** It is due one interval after the row itself. */
  fromRecord?: boolean;
  /** The beginning of a day that means none. */
  noDay?: string;
  /** The headers of the column that says, in LubeLogger's words, whether it is due by day or by distance. */
  metric?: readonly string[];
}

/** A table of a product's file: how it is known again, and where it has what. */
export interface TableFormat {
  product: string;
  /** The title above it, where a file has several tables; letter case and `#` do not count. */
  section?: readonly string[];
  /** Its title is the key of a list in a JSON file, and only that: neither a line above a table, nor headers alone. */
  isKey?: boolean;
  /** Headers by which it is known where it has no title. */
  has?: readonly string[];
  /** The fewest columns: earlier releases of the product wrote fewer than later ones. */
  width?: number;
  kind: RowKind;
  /** A list of our own export, whose values are taken as they stand. */
  own?: 'event' | 'fill-up' | 'reading';
  /** The kind of its rows that Carnet does not keep. Of a fill-up without an amount, the odometer reading is taken. */
  leftOut?: LeftOut;
  /** By header, or by place where the product translates its headers; of several headers the first that is there. */
  columns: Partial<Record<Field, readonly string[] | number | undefined>>;
  /** The unit of its odometers, if it always writes the same. */
  unit?: OdometerUnit;
  /** The unit of its amounts of fuel, where it always writes the same. */
  amountUnit?: AmountUnit;
  /** Its own codes of fuels; words are known without. */
  energies?: readonly (readonly [RegExp, Energy])[];
  /** Its own codes of what is yes, by column; words are known without. */
  yes?: Partial<Record<'full' | 'missed', readonly string[]>>;
  /** Columns that a fill-up has no place for, by their places: what stands there is kept in its note. */
  noted?: readonly number[];
  /** The product's way to write dates and decimals, if it always does so. */
  dates?: DateOrder;
  mark?: DecimalMark;
  /** Says if the column `type` has words of the person's own: one, several, or the number of one that another table names. */
  categories?: 'one' | 'words' | 'numbered';
  /** Values of the column `type` and what such rows are; all others are of `kind`. */
  types?: Readonly<Record<string, EventType>>;
  /** The columns of plans in its rows. */
  plans?: PlanColumns;
  /** Its rows are tyres or components, in the form of a product. */
  components?: 'road-trip' | 'lubelogger' | 'mygarage';
  /** Rows that are something else, by the value of a column. */
  except?: readonly { column: string; is: string; leftOut: LeftOut }[];
  /** Rows that are fill-ups or odometer readings, by the value of a column. */
  readings?: readonly { column: string; is: string; of?: LeftOut }[];
  /** The column that says which vehicle a row is of, where the product writes several into one file; `last` in files of translated headers. */
  vehicle?: string;
  /**
   * Columns of a table that has a row for each vehicle. `id` is what rows elsewhere call a vehicle that has no name or several, `fuel` is what it is filled
   * with. `unit` is what its odometer counts, by the first of the columns that says so.
   */
  vehicles?: Partial<Record<VehicleColumn, readonly string[] | number>>;
  /** The column in which rows of a JSON file have their attachments, and by which of their keys each is called and found. */
  attachments?: { column: string; name: string; location: string };
  /** Codes of a column, and the words that are read instead. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Columns of days that are written as instants of UTC: the day is that of the zone in which it was entered. */
  instants?: string | readonly string[];
  /** Three columns that are a date together; the table gets one more, `Date`, that has it whole. */
  dateParts?: readonly [day: string, month: string, year: string];
}

export type VehicleColumn = 'id' | 'name' | 'make' | 'model' | 'year' | 'vin' | 'plate' | 'fuel' | 'unit';

/** Before the key of a list in a JSON file, where it stands as the title of a table. */
export const KEY_MARK = '#:';

/** The column of rows of a list within another, by the `id` of what they are within. */
export const WITHIN = 'within';

/** The last column, as `vehicle` of a file whose headers are translated. */
export const LAST_COLUMN = 'last';

/** A list of a JSON file, by its key, and the keys that its objects have. */
export const list = (key: string, has?: readonly string[]): Pick<TableFormat, 'section' | 'isKey' | 'has'> => ({
  section: [key],
  isKey: true,
  ...(has && { has }),
});

/** A table of which nothing is kept. */
export const nothing = (product: string, section: readonly string[], leftOut: LeftOut): TableFormat => ({
  ...{ product, section, leftOut },
  kind: 'nothing',
  columns: {},
});

/** A table of fill-ups. */
export const fillUps = (
  product: string,
  columns: TableFormat['columns'],
  known: Omit<TableFormat, 'product' | 'columns' | 'kind' | 'leftOut'>,
): TableFormat => ({
  ...{ product, columns, ...known },
  kind: 'fill-up',
  leftOut: 'fill-up',
});

/** Headers that people use in files of their own, by what they mean; the first that fits is taken. */
export const COMMON_HEADERS: Readonly<Record<Field, RegExp>> = {
  date: /^(service |repair )?(date|day|datum|fecha|data|日付|date d.*)\b|日/i,
  time: /^(time|uhrzeit|hora|heure|ora|時刻)$/i,
  mileage: /odometer|odo\b|mileage|kilomet|km[- ]?stand|miles|^km$|chilometr|kilom[eé]tr|走行/i,
  name: /^(service|title|name|what|description|work|item|type of|titel|arbeit|bezeichnung|t[ií]tulo|titre|titolo|作業|件名)/i,
  energy: /^(fuel|fuel ?type|energy|kraftstoff(art)?|sprit(sorte)?|combustible|carburante?|燃料|油種)$/i,
  amount:
    /^(?!.*(price|preis|prix|precio|prezzo|cost|100|\/ ?km|per )).*(\blit(er|re)s?\b|litros|litri\b|gallons?\b|\bkwh\b|tankmenge|spritmenge|fuelconsumed|給油量)/i,
  amountUnit: /^(volume|fuel|amount) ?units?$/i,
  price:
    /(price|cost|preis|prix|precio|prezzo|kosten|co[uû]t|coste|costo)\W*(per|pro|je|par|por|al|\/)?\W*(l|lit\w+|gal\w*|kwh|unit)\b|^unit price$|単価/i,
  cost: /cost|price|amount|total|betrag|kosten|preis|coste|precio|importe|co[uû]t|prix|montant|costo|prezzo|importo|費用|金額/i,
  notes: /note|comment|remark|bemerkung|notiz|kommentar|observ|comentario|remarque|commentaire|commento|メモ|備考/i,
  description: /details|description|beschreibung|descripci|descrizione|説明/i,
  type: /^(type|category|kind|art|kategorie|tipo|categor|種類)/i,
  unit: /(distance|odometer) ?unit|^unit$|^einheit$/i,
  currency: /currency|währung|waehrung|moneda|devise|valuta|通貨/i,
  full: /^(is ?)?(fill ?to ?)?full( tank| fill-?up)?\??$|^voll(getankt)?$|^(tanque|dep[oó]sito) lleno$|^plein$|^pieno$|^満タン$/i,
  partial: /^(is ?)?partial( tank| fill-?up)?\??$|^teilbetankung$|^parcial$|^partiel$|^parziale$/i,
  missed: /^missed|^previous(ly)? missed/i,
  station: /^(fuel ?|filling ?|gas ?)?station$|^tankstelle$|^gasolinera$|^station-service$|^distributore$|^給油所$/i,
  tank: /^tank( ?(no|number|nummer)\.?)?$/i,
};
