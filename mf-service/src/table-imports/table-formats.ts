import type { EventType } from '../events';

/** What a column of a file can hold. */
export const FIELDS = ['date', 'mileage', 'name', 'cost', 'notes', 'description', 'type', 'unit', 'currency'] as const;
export type Field = (typeof FIELDS)[number];

/** What the rows of a table are: service events of a type, odometer readings, or nothing that Carnet keeps. */
export type RowKind = EventType | 'reading' | 'nothing';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Why a product's row is none of a service book. */
export type LeftOut = 'fill-up' | 'income' | 'reminder' | 'trip' | 'other' | 'other-vehicle';

/** A table of a product's file: how it is known again, and where it has what. */
export interface TableFormat {
  product: string;
  /** The title above it, where a file has several tables; letter case and `#` do not count. */
  section?: readonly string[];
  /** Headers by which it is known where it has no title. */
  has?: readonly string[];
  kind: RowKind;
  /** What its rows are that Carnet does not keep. Of a fill-up, the odometer reading is taken. */
  leftOut?: LeftOut;
  /** By header, or by place where the product translates its headers; of several headers the first that is there. */
  columns: Partial<Record<Field, readonly string[] | number | undefined>>;
  /** How the product writes dates, where it always does so. */
  dates?: DateOrder;
  /** Values of the column `type` and what such rows are; all others are of `kind`. */
  types?: Readonly<Record<string, EventType>>;
  /** Rows that are something else, by the value of a column. */
  except?: readonly { column: string; is: string; leftOut: LeftOut }[];
  /** Rows of which the odometer reading is taken alone, by the value of a column. */
  readings?: readonly { column: string; is: string; of?: LeftOut }[];
  /** The column that says which vehicle a row is of, where the product writes several into one file. */
  vehicle?: string;
  /** Three columns that are a date together; the table gets one more, `Date`, that has it whole. */
  dateParts?: readonly [day: string, month: string, year: string];
}

const nothing = (product: string, section: readonly string[], leftOut: LeftOut): TableFormat => ({
  ...{ product, section, leftOut },
  kind: 'nothing',
  columns: {},
});

const fillUps = (
  product: string,
  columns: TableFormat['columns'],
  known: Pick<TableFormat, 'section' | 'has' | 'vehicle'>,
): TableFormat => ({
  ...{ product, columns, ...known },
  kind: 'reading',
  leftOut: 'fill-up',
});

const LUBELOGGER_RECORD = {
  date: ['date'],
  mileage: ['odometer'],
  name: ['description'],
  notes: ['notes'],
  cost: ['cost'],
} as const;

/** What LubeLogger answers by its API is called as the address that it came from. */
const lubeLogger = (section: string, kind: EventType): TableFormat => ({
  ...{ product: 'LubeLogger', section: [section], kind },
  vehicle: 'vehicleid',
  columns: LUBELOGGER_RECORD,
});

const DRIVVO_DATED = { date: 1, mileage: 0, cost: 2, name: 3 } as const;

const ACAR_EVENT = {
  date: ['date'],
  mileage: ['odometer reading'],
  unit: ['distance unit'],
  cost: ['total cost'],
  notes: ['notes'],
} as const;

/** What files of other products look like. Which document says so is in ADR 81. */
export const TABLE_FORMATS: readonly TableFormat[] = [
  lubeLogger('servicerecords', 'Regular Maintenance'),
  lubeLogger('repairrecords', 'Repair'),
  lubeLogger('upgraderecords', 'Modification'),
  lubeLogger('taxrecords', 'Other'),
  nothing('LubeLogger', ['planrecords', 'supplyrecords', 'equipmentrecords', 'inspectionrecords'], 'other'),
  fillUps(
    'LubeLogger',
    { date: ['date'], mileage: ['odometer'], notes: ['notes'] },
    { has: ['date', 'odometer', 'fuelconsumed', 'cost'], vehicle: 'vehicleid' },
  ),
  {
    product: 'LubeLogger',
    has: ['date', 'odometer', 'description', 'cost'],
    kind: 'Regular Maintenance',
    vehicle: 'vehicleid',
    columns: LUBELOGGER_RECORD,
  },
  {
    product: 'LubeLogger',
    has: ['date', 'initialodometer', 'odometer'],
    kind: 'reading',
    vehicle: 'vehicleid',
    columns: { date: ['date'], mileage: ['odometer'], notes: ['notes'] },
  },
  fillUps(
    'Fuelly',
    { date: ['fuelup_date'], mileage: ['odometer'], notes: ['notes'] },
    { has: ['fuelup_date', 'odometer'] },
  ),
  {
    product: 'Fuelio',
    section: ['costs'],
    has: ['costtitle', 'odo', 'costtypeid'],
    kind: 'Other',
    columns: {
      date: ['date', 'data'],
      mileage: ['odo'],
      name: ['costtitle'],
      notes: ['notes'],
      cost: ['cost'],
      type: ['costtypeid'],
    },
    types: { '1': 'Regular Maintenance', '2': 'Regular Maintenance' },
    except: [
      { column: 'isincome', is: '1', leftOut: 'income' },
      { column: 'istemplate', is: '1', leftOut: 'reminder' },
    ],
  },
  fillUps('Fuelio', { date: 0, mileage: 1 }, { section: ['log'] }),
  nothing('Fuelio', ['costcategories', 'favstations', 'pictures', 'category'], 'other'),
  nothing('Fuelio', ['triplog'], 'trip'),
  { ...nothing('Fuelio', ['vehicle'], 'other'), has: ['distunit'] },
  {
    product: 'Drivvo',
    section: ['service', 'servicio'],
    kind: 'Regular Maintenance',
    columns: { ...DRIVVO_DATED, notes: 5 },
  },
  { product: 'Drivvo', section: ['expense'], kind: 'Other', columns: { ...DRIVVO_DATED, notes: 6 } },
  fillUps('Drivvo', { date: 1, mileage: 0 }, { section: ['refuelling', 'reabastecimiento'] }),
  nothing('Drivvo', ['income'], 'income'),
  nothing('Drivvo', ['route'], 'trip'),
  nothing('Drivvo', ['vehicle', 'checklist', 'reminder'], 'other'),
  {
    product: 'aCar',
    section: ['event records'],
    has: ['odometer reading', 'sub types', 'total cost'],
    kind: 'Other',
    vehicle: 'vehicle',
    columns: { ...ACAR_EVENT, type: ['type'], name: ['sub types'] },
    types: { service: 'Regular Maintenance' },
  },
  fillUps('aCar', { ...ACAR_EVENT, cost: undefined }, { section: ['fill-up records'], vehicle: 'vehicle' }),
  nothing('aCar', ['trip records'], 'trip'),
  nothing('aCar', ['metadata', 'vehicles', 'vehicle parts', 'reminders'], 'other'),
  {
    product: 'Simply Auto',
    has: ['vehicle id', 'odometer', 'total cost', 'day', 'month', 'year', 'record type', 'record desc'],
    kind: 'Other',
    dates: 'ymd',
    dateParts: ['day', 'month', 'year'],
    vehicle: 'vehicle id',
    columns: {
      date: ['date'],
      mileage: ['odometer'],
      name: ['record desc'],
      cost: ['total cost'],
      notes: ['notes'],
      description: ['filling station'],
      type: ['record type'],
    },
    types: { '1': 'Regular Maintenance', '2': 'Other' },
    except: [{ column: 'record type', is: '3', leftOut: 'trip' }],
    readings: [
      { column: 'record type', is: '0', of: 'fill-up' },
      { column: 'record type', is: '4' },
    ],
  },
];

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
