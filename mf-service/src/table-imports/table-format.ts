import type { OdometerUnit } from '@carnet/mf-kit';
import type { EventType } from '../events';

/** What a column of a file can hold. */
export const FIELDS = ['date', 'mileage', 'name', 'cost', 'notes', 'description', 'type', 'unit', 'currency'] as const;
export type Field = (typeof FIELDS)[number];

/** What the rows of a table are: service events of a type, odometer readings, or nothing that Carnet keeps. */
export type RowKind = EventType | 'reading' | 'nothing';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';
export type DecimalMark = '.' | ',';

/** Why a product's row is none of a service book. */
export type LeftOut =
  | 'fill-up'
  | 'income'
  | 'reminder'
  | 'plan'
  | 'trip'
  | 'purchase'
  | 'empty'
  | 'present'
  | 'other'
  | 'other-vehicle';

/** A table of a product's file: how it is known again, and where it has what. */
export interface TableFormat {
  product: string;
  /** The title above it, where a file has several tables; letter case and `#` do not count. */
  section?: readonly string[];
  /** The key of a list in a JSON file: no lone word of a table is a title because of it. */
  isKey?: boolean;
  /** Headers by which it is known where it has no title. */
  has?: readonly string[];
  /** So many columns at least: earlier releases of the product wrote fewer. */
  width?: number;
  kind: RowKind;
  /** What its rows are that Carnet does not keep. Of a fill-up, the odometer reading is taken. */
  leftOut?: LeftOut;
  /** By header, or by place where the product translates its headers; of several headers the first that is there. */
  columns: Partial<Record<Field, readonly string[] | number | undefined>>;
  /** What its odometers count, where it always writes the same. */
  unit?: OdometerUnit;
  /** How the product writes dates and decimals, where it always does so. */
  dates?: DateOrder;
  mark?: DecimalMark;
  /** Whether the column `type` has words of the person's own: one, several, or the number of one that another table names. */
  categories?: 'one' | 'words' | 'numbered';
  /** Values of the column `type` and what such rows are; all others are of `kind`. */
  types?: Readonly<Record<string, EventType>>;
  /** Rows that are something else, by the value of a column. */
  except?: readonly { column: string; is: string; leftOut: LeftOut }[];
  /** Rows of which the odometer reading is taken alone, by the value of a column. */
  readings?: readonly { column: string; is: string; of?: LeftOut }[];
  /** The column that says which vehicle a row is of, where the product writes several into one file; `last` in files of translated headers. */
  vehicle?: string;
  /** What its rows say of vehicles, a row each. */
  vehicles?: Partial<Record<'name' | 'make' | 'model' | 'year' | 'vin' | 'plate', readonly string[] | number>>;
  /** Three columns that are a date together; the table gets one more, `Date`, that has it whole. */
  dateParts?: readonly [day: string, month: string, year: string];
}

/** Of a `vehicle` in a file whose headers are translated. */
export const LAST_COLUMN = 'last';

/** A table of which nothing is kept. */
export const nothing = (product: string, section: readonly string[], leftOut: LeftOut): TableFormat => ({
  ...{ product, section, leftOut },
  kind: 'nothing',
  columns: {},
});

/** A table of fill-ups, of which the odometer reading is taken alone. */
export const fillUps = (
  product: string,
  columns: TableFormat['columns'],
  known: Pick<TableFormat, 'section' | 'isKey' | 'has' | 'width' | 'unit' | 'dates' | 'mark' | 'vehicle'>,
): TableFormat => ({
  ...{ product, columns, ...known },
  kind: 'reading',
  leftOut: 'fill-up',
});

/** Headers that people use in files of their own, by what they mean; the first that fits is taken. */
export const COMMON_HEADERS: Readonly<Record<Field, RegExp>> = {
  date: /^(service |repair )?(date|day|datum|fecha|data|日付|date d.*)\b|日/i,
  mileage: /odometer|odo\b|mileage|kilomet|km[- ]?stand|miles|^km$|chilometr|kilom[eé]tr|走行/i,
  name: /^(service|title|name|what|description|work|item|type of|titel|arbeit|bezeichnung|t[ií]tulo|titre|titolo|作業|件名)/i,
  cost: /cost|price|amount|total|betrag|kosten|preis|coste|precio|importe|co[uû]t|prix|montant|costo|prezzo|importo|費用|金額/i,
  notes: /note|comment|remark|bemerkung|notiz|kommentar|observ|comentario|remarque|commentaire|commento|メモ|備考/i,
  description: /details|description|beschreibung|descripci|descrizione|説明/i,
  type: /^(type|category|kind|art|kategorie|tipo|categor|種類)/i,
  unit: /(distance|odometer) ?unit|^unit$|^einheit$/i,
  currency: /currency|währung|waehrung|moneda|devise|valuta|通貨/i,
};
