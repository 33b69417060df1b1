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
  /** Headers by which it is known where it has no title. */
  has?: readonly string[];
  /** So many columns at least: earlier releases of the product wrote fewer. */
  width?: number;
  kind: RowKind;
  /** What its rows are that Carnet does not keep. Of a fill-up, the odometer reading is taken. */
  leftOut?: LeftOut;
  /** By header, or by place where the product translates its headers; of several headers the first that is there. */
  columns: Partial<Record<Field, readonly string[] | number | undefined>>;
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

const nothing = (product: string, section: readonly string[], leftOut: LeftOut): TableFormat => ({
  ...{ product, section, leftOut },
  kind: 'nothing',
  columns: {},
});

const fillUps = (
  product: string,
  columns: TableFormat['columns'],
  known: Pick<TableFormat, 'section' | 'has' | 'width' | 'dates' | 'mark' | 'vehicle'>,
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
  type: ['tags'],
} as const;

/** What LubeLogger answers by its API is called as the address that it came from. */
const lubeLogger = (section: string, kind: EventType): TableFormat => ({
  ...{ product: 'LubeLogger', section: [section], kind },
  vehicle: 'vehicleid',
  columns: LUBELOGGER_RECORD,
  categories: 'words',
});

const SPRITMONITOR_DATED = { date: ['datum', 'date'], mileage: ['km-stand', 'odometer'] } as const;
const SPRITMONITOR_WRITES = { dates: 'dmy', mark: ',' } as const;

/** What a cost was for stands there as a number: 1 maintenance, 2 repair, 3 tyres, 4 oil, 7 inspection, 8 tuning, 10 the price of the car. */
const spritmonitorCosts = ({ has, type }: { has: readonly string[]; type: string }): TableFormat => ({
  product: 'Spritmonitor',
  ...{ has, ...SPRITMONITOR_WRITES },
  kind: 'Other',
  columns: {
    ...SPRITMONITOR_DATED,
    type: [type],
    name: ['bezeichnung', 'description', 'title'],
    cost: ['kosten', 'costs', 'cost', 'total price'],
    currency: ['währung', 'currency'],
    notes: ['bemerkung', 'note', 'notes', 'comment'],
  },
  types: {
    ...{
      '1': 'Regular Maintenance',
      '3': 'Regular Maintenance',
      '4': 'Regular Maintenance',
      '7': 'Regular Maintenance',
    },
    ...{ '2': 'Repair', '8': 'Modification' },
  },
  except: [{ column: type, is: '10', leftOut: 'purchase' }],
});

const DRIVVO_DATED = { date: 1, mileage: 0, cost: 2, name: 3 } as const;

/** Of a `vehicle` in a file whose headers are translated. */
export const LAST_COLUMN = 'last';

/** A section of Drivvo's, as it is now, with the driver and what it was paid by before the note and the vehicle at its end, and as it was. */
const drivvo = (
  section: readonly string[],
  kind: EventType,
  {
    now: { width, ...columns },
    before,
  }: { now: { width: number; notes: number; description?: number }; before: number },
): TableFormat[] => [
  { ...{ product: 'Drivvo', section, kind, width }, vehicle: LAST_COLUMN, columns: { ...DRIVVO_DATED, ...columns } },
  { ...{ product: 'Drivvo', section, kind }, columns: { ...DRIVVO_DATED, notes: before } },
];

/** Titles are translated: a table's place in the file says what it is (`tablesOfRoadTrip`). */
export const ROAD_TRIP_SECTIONS = ['fuel', 'maintenance', 'trips', 'vehicle', 'tires', 'valuations'].map(
  (name) => `road trip ${name}`,
);

const ACAR_EVENT = {
  date: ['date'],
  mileage: ['odometer reading'],
  unit: ['distance unit'],
  cost: ['total cost'],
  notes: ['notes'],
} as const;

/** Of releases that parted events by what they are. */
const acarRecords = (section: string, kind: EventType): TableFormat => ({
  ...{ product: 'aCar', section: [section], kind, vehicle: 'vehicle' },
  columns: {
    ...ACAR_EVENT,
    cost: ['total cost', 'cost'],
    name: ['sub types', 'services', 'service types', 'expenses', 'expense types', 'types'],
  },
});

/** What files of other products look like. Which document says so is in ADR 81. */
export const TABLE_FORMATS: readonly TableFormat[] = [
  lubeLogger('servicerecords', 'Regular Maintenance'),
  lubeLogger('repairrecords', 'Repair'),
  lubeLogger('upgraderecords', 'Modification'),
  lubeLogger('taxrecords', 'Other'),
  nothing('LubeLogger', ['supplyrecords', 'equipmentrecords', 'inspectionrecords'], 'other'),
  { ...nothing('LubeLogger', ['planrecords'], 'plan'), has: ['description', 'priority', 'progress'] },
  { ...nothing('LubeLogger', ['reminderrecords'], 'reminder'), has: ['description', 'urgency', 'metric'] },
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
    categories: 'words',
  },
  {
    product: 'LubeLogger',
    has: ['date', 'initialodometer', 'odometer'],
    kind: 'reading',
    vehicle: 'vehicleid',
    columns: { date: ['date'], mileage: ['odometer'], notes: ['notes'] },
  },
  {
    product: 'LubeLogger',
    has: ['date', 'description', 'cost', 'notes', 'tags'],
    kind: 'Other',
    columns: LUBELOGGER_RECORD,
    categories: 'words',
  },
  fillUps(
    'Fuelly',
    { date: ['fuelup_date'], mileage: ['odometer'], notes: ['notes'] },
    { has: ['fuelup_date', 'odometer'], vehicle: 'car_name' },
  ),
  {
    product: 'Fuelly',
    has: ['service_date', 'odometer'],
    kind: 'Regular Maintenance',
    vehicle: 'car_name',
    columns: {
      date: ['service_date'],
      mileage: ['odometer'],
      name: ['sub_service_types', 'service_type', 'name', 'description'],
      cost: ['total_price', 'price', 'cost'],
      notes: ['notes'],
      description: ['location'],
    },
  },
  fillUps(
    'Spritmonitor',
    { ...SPRITMONITOR_DATED, notes: ['bemerkung', 'note', 'notes', 'comment'] },
    { has: ['datum', 'km-stand', 'spritmenge'], ...SPRITMONITOR_WRITES },
  ),
  fillUps(
    'Spritmonitor',
    { ...SPRITMONITOR_DATED, notes: ['note', 'notes', 'comment', 'remark'] },
    { has: ['date', 'odometer', 'trip', 'quantity', 'total price'], ...SPRITMONITOR_WRITES },
  ),
  spritmonitorCosts({ has: ['datum', 'km-stand', 'kostenart'], type: 'kostenart' }),
  spritmonitorCosts({ has: ['date', 'odometer', 'cost type'], type: 'cost type' }),
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
    categories: 'numbered',
    types: { '1': 'Regular Maintenance', '2': 'Regular Maintenance' },
    except: [
      { column: 'isincome', is: '1', leftOut: 'income' },
      { column: 'istemplate', is: '1', leftOut: 'reminder' },
    ],
  },
  fillUps('Fuelio', { date: 0, mileage: 1 }, { section: ['log'] }),
  nothing('Fuelio', ['costcategories', 'favstations', 'pictures', 'category'], 'other'),
  nothing('Fuelio', ['triplog'], 'trip'),
  {
    ...nothing('Fuelio', ['vehicle'], 'other'),
    has: ['distunit'],
    vehicles: {
      ...{ name: ['name'], make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['plate'] },
    },
  },
  ...drivvo(['service', 'servicio'], 'Regular Maintenance', { now: { width: 11, notes: 7 }, before: 5 }),
  ...drivvo(['expense'], 'Other', { now: { width: 10, notes: 8, description: 6 }, before: 6 }),
  fillUps(
    'Drivvo',
    { date: 1, mileage: 0 },
    { section: ['refuelling', 'reabastecimiento'], width: 29, vehicle: LAST_COLUMN },
  ),
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
  acarRecords('service records', 'Regular Maintenance'),
  acarRecords('expense records', 'Other'),
  fillUps('aCar', { ...ACAR_EVENT, cost: undefined }, { section: ['fill-up records'], vehicle: 'vehicle' }),
  nothing('aCar', ['trip records'], 'trip'),
  nothing('aCar', ['metadata', 'vehicle parts', 'reminders'], 'other'),
  {
    ...nothing('aCar', ['vehicles'], 'other'),
    vehicles: {
      ...{ name: ['name', 'vehicle'], make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['license plate', 'plate'] },
    },
  },
  fillUps('Road Trip', { date: 2, mileage: 0, notes: 9 }, { section: ['road trip fuel'], dates: 'ymd' }),
  {
    product: 'Road Trip',
    section: ['road trip maintenance'],
    kind: 'Other',
    dates: 'ymd',
    columns: { name: 0, date: 1, mileage: 2, cost: 3, notes: 4, description: 5, type: 6, currency: 13 },
    types: { service: 'Regular Maintenance' },
  },
  nothing('Road Trip', ['road trip trips'], 'trip'),
  nothing('Road Trip', ['road trip valuations'], 'purchase'),
  { ...nothing('Road Trip', ['road trip vehicle'], 'other'), vehicles: { name: 0 } },
  nothing('Road Trip', ['road trip tires'], 'other'),
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
