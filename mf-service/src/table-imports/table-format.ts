import type { usage } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/mf-kit/formats';
import type { EventType } from '../events';

/** Fields that a column can hold. Headers are searched in this order: the price of one unit before an amount of money. */
export const FIELDS = [
  ...(['date', 'time', 'mileage', 'name', 'energy', 'amount', 'amountUnit', 'price', 'cost', 'notes'] as const),
  ...(['description', 'type', 'unit', 'currency', 'full', 'partial', 'missed', 'station', 'tank'] as const),
] as const;
export type Field = (typeof FIELDS)[number];

export type Energy = usage.CreateFillUp['energy'];
export type AmountUnit = usage.CreateFillUp['unit'];

/** Kind of a table's rows: service events of a type, fill-ups, odometer readings, or nothing that Carnet imports. */
export type RowKind = EventType | 'fill-up' | 'reading' | 'nothing';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';
export type DecimalMark = '.' | ',';

/** Reason why a row of a product is not imported. */
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

/** Columns of a row's plan, by header or position. Name and notes are those of the row. */
export interface PlanColumns {
  /** Interval: months, or a number with a unit. */
  every?: readonly string[] | number;
  distance?: readonly string[] | number;
  /** Column with a word for the interval (`yearly`). `every` is its multiplier, 1 if empty. */
  recurrence?: readonly string[];
  /** Columns of distances with their units. The first one with a value counts. */
  distances?: readonly (readonly [OdometerUnit, column: string])[];
  /** Rows of completed or disabled plans. */
  over?: readonly { column: string; is: readonly string[] }[];
  /** Columns of the last day on which it recurs. */
  ends?: readonly string[];
  /** Columns of the next due date. */
  dueOn?: readonly string[];
  dueAt?: readonly string[];
  /** True if it is due one interval after the row's own date. */
  fromRecord?: boolean;
  /** Prefix of a date that means none. */
  noDay?: string;
  /** Headers of the column that says, in LubeLogger's words, whether it is due by date or by distance. */
  metric?: readonly string[];
}

/** A table of a product's file: how it is recognized, and where its fields are. */
export interface TableFormat {
  product: string;
  /** Title above the table, if a file has several tables. Case and `#` are ignored. */
  section?: readonly string[];
  /** True if the title is the key of a list in a JSON file. Such a format never matches a title line or headers alone. */
  isKey?: boolean;
  /** Headers that identify the table if it has no title. */
  has?: readonly string[];
  /** Minimum number of columns. Earlier releases of the product wrote fewer. */
  width?: number;
  kind: RowKind;
  /** A list of our own export, whose values are exact. */
  own?: 'event' | 'fill-up' | 'reading';
  /** Why its rows are not imported. From a fill-up without an amount, the odometer reading is imported. */
  leftOut?: LeftOut;
  /** Columns by header, or by position if the product translates its headers. Of several headers, the first one found counts. */
  columns: Partial<Record<Field, readonly string[] | number | undefined>>;
  /** Unit of its odometers, if it is always the same. */
  unit?: OdometerUnit;
  /** Unit of its amounts of fuel, if it is always the same. */
  amountUnit?: AmountUnit;
  /** Its codes of fuels. Words are recognized without them. */
  energies?: readonly (readonly [RegExp, Energy])[];
  /** Its codes for 'yes', by column. Words are recognized without them. */
  yes?: Partial<Record<'full' | 'missed', readonly string[]>>;
  /** Positions of columns without a field. Their values go into a fill-up's note. */
  noted?: readonly number[];
  /** Format of dates and decimals, if it is always the same. */
  dates?: DateOrder;
  mark?: DecimalMark;
  /** Tells whether the column `type` contains categories that the person has named: one, several words, or a number that another table names. */
  categories?: 'one' | 'words' | 'numbered';
  /** Event types by value of the column `type`. Other rows have the type of `kind`. */
  types?: Readonly<Record<string, EventType>>;
  plans?: PlanColumns;
  /** Set if its rows are tyres or components, in this product's form. */
  components?: 'road-trip' | 'lubelogger' | 'mygarage';
  /** Rows that are left out, by the value of a column. */
  except?: readonly { column: string; is: string; leftOut: LeftOut }[];
  /** Rows that are fill-ups or odometer readings, by the value of a column. */
  readings?: readonly { column: string; is: string; of?: LeftOut }[];
  /** Column that names a row's vehicle, if the product writes several into one file; `last` if headers are translated. */
  vehicle?: string;
  /**
   * Columns of a table with one row per vehicle. `id` is the key that other rows use if vehicles have no unique name; `fuel` is the fuel; `unit` is the unit
   * of the odometer, from the first column that states it.
   */
  vehicles?: Partial<Record<VehicleColumn, readonly string[] | number>>;
  /** Column with attachments in a JSON file, and the keys of an attachment's name and location. */
  attachments?: { column: string; name: string; location: string };
  /** Codes of a column, and the words that replace them. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Columns of dates that are written as UTC instants. The date is that in the zone where it was entered. */
  instants?: string | readonly string[];
  /** Three columns that form a date. The table gets an additional column `Date`. */
  dateParts?: readonly [day: string, month: string, year: string];
}

export type VehicleColumn = 'id' | 'name' | 'make' | 'model' | 'year' | 'vin' | 'plate' | 'fuel' | 'unit';

/** Prefix of a JSON key that is used as a table's title. */
export const KEY_MARK = '#:';

/** Column that a nested list's rows get, with the `id` of their parent. */
export const WITHIN = 'within';

/** Value of `vehicle` for the last column, in files with translated headers. */
export const LAST_COLUMN = 'last';

/** A list in a JSON file, by its key and the keys of its objects. */
export const list = (key: string, has?: readonly string[]): Pick<TableFormat, 'section' | 'isKey' | 'has'> => ({
  section: [key],
  isKey: true,
  ...(has && { has }),
});

/** A table that is not imported. */
export const nothing = (product: string, section: readonly string[], leftOut: LeftOut): TableFormat => ({
  ...{ product, section, leftOut },
  kind: 'nothing',
  columns: {},
});

export const fillUps = (
  product: string,
  columns: TableFormat['columns'],
  known: Omit<TableFormat, 'product' | 'columns' | 'kind' | 'leftOut'>,
): TableFormat => ({
  ...{ product, columns, ...known },
  kind: 'fill-up',
  leftOut: 'fill-up',
});

/** Patterns for headers in people's own files. The first match counts. */
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
