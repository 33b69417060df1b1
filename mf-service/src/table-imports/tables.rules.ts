import { type OdometerUnit, today } from '@carnet/mf-kit/formats';
import { ROAD_TRIP_SECTIONS, TABLE_FORMATS } from './formats';
import type { AnyUnit } from './fuel-values.rules';
import {
  type AmountUnit,
  COMMON_HEADERS,
  type DecimalMark,
  type Energy,
  KEY_MARK,
  LAST_COLUMN,
  type TableFormat,
} from './table-format';
import { unitIn } from './values.rules';

/** A row of a table, with its line in the file, counted from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

export interface Table {
  /** Title of the table in the file. */
  section: string | null;
  header: readonly string[];
  rows: readonly TableRow[];
  format: TableFormat | null;
  /** Facts from other tables of the file that apply to this one. */
  facts?: FileFacts;
}

export interface FileFacts {
  unit?: OdometerUnit;
  mark?: DecimalMark;
  currency?: string;
  /** Unit of amounts of fuel; `gal` if the kind of gallon is unknown. `amountUnits` has the units of single energies. */
  amountUnit?: AnyUnit;
  amountUnits?: Partial<Record<Energy, AnyUnit | 'lb'>>;
  /** The product's code for the fuel in the vehicle's first tank. */
  fuel?: string;
  /** Unit of the account, for vehicles without a unit of their own. It is a guess. */
  likelyUnit?: OdometerUnit;
  /** Fuel (in the product's words) and odometer unit of each vehicle, by the name that rows use for it. */
  fuels?: ReadonlyMap<string, string>;
  units?: ReadonlyMap<string, OdometerUnit>;
  /** IANA name of the zone in which its instants were entered as dates. */
  zone?: string;
  /** Names of filling stations, by the number that tables use. */
  stations?: ReadonlyMap<string, string>;
  /** Names of categories, by the number that tables use. */
  categories?: ReadonlyMap<string, string>;
}

/** Normalizes a header or a title for comparison. */
export const plain = (text: string | undefined): string =>
  (text ?? '').replace(/^#+:?/, '').replace(/\s+/g, ' ').trim().toLowerCase();

const TITLES = new Set(TABLE_FORMATS.flatMap(({ section = [], isKey }) => (isKey ? [] : section)));

const isTitle = ([first = '', ...others]: readonly string[]): boolean =>
  others.every((cell) => cell.trim() === '') &&
  (/^\s*##/.test(first) || /^\s*#\w/.test(first) || first.startsWith(KEY_MARK) || TITLES.has(plain(first)));

/** Splits a file's rows into tables. Each title starts a new table; the row after it is the header. */
export function tablesOf(rows: readonly (readonly string[])[]): Table[] {
  if (/^road trip csv/i.test(rows[0]?.[0]?.trim() ?? '')) return tablesOfRoadTrip(rows);
  const found: { title: string | null; rows: TableRow[] }[] = [{ title: null, rows: [] }];
  rows.forEach((cells, at) => {
    if (isBlank(cells)) return;
    if (isTitle(cells)) found.push({ title: cells[0]!, rows: [] });
    else found.at(-1)!.rows.push({ line: at + 1, cells });
  });
  const tables = found.flatMap(({ title, rows: some }) =>
    title === null ? tableOf(null, null, fromHeader(some)) : tableOf(title.replace(/^\s*#+:?/, '').trim(), title, some),
  );
  const facts = new Map(Object.entries(FACTS).map(([product, factsOf]) => [product, factsOf(tables)]));
  const ofVehicles = factsOfVehicles(tables);
  return tables.map((table) => {
    const { format } = table;
    return format ? withDays({ ...table, facts: { ...ofVehicles, ...facts.get(format.product) } }) : table;
  });
}

/** Readers of facts that apply to all tables of a file, by product. */
const FACTS: Readonly<Record<string, (tables: readonly Table[]) => FileFacts>> = {
  Fuelio: factsOfFuelio,
  aCar: factsOfACar,
  May: factsOfMay,
  Tracktor: factsOfTracktor,
  Clarkson: factsOfClarkson,
};

/** Fuels and units from tables that describe vehicles, by the name that other rows use for a vehicle. */
function factsOfVehicles(tables: readonly Table[]): FileFacts {
  const [fuels, units] = [new Map<string, string>(), new Map<string, OdometerUnit>()];
  for (const { header, rows, format } of tables) {
    const columns = format?.vehicles;
    if (!columns?.fuel && !columns?.unit) continue;
    for (const { cells } of rows) {
      const textsOf = (said: readonly string[] | number | undefined) => textsIn(header, cells, said);
      const [called] = textsOf(columns.id ?? columns.name);
      const [fuel] = textsOf(columns.fuel);
      const unit = textsOf(columns.unit).map(unitIn).find(Boolean);
      if (called && fuel) fuels.set(called, fuel);
      if (called && unit) units.set(called, unit);
    }
  }
  return { fuels, units };
}

/** Non-empty texts of a row, from those of these columns that exist. */
export function textsIn(
  header: readonly string[],
  cells: readonly string[],
  said: readonly string[] | number | undefined,
): string[] {
  const places = typeof said === 'number' ? [said] : (said ?? []).map((name) => placeIn(header, name));
  return places.map((place) => cells[place]?.trim() ?? '').filter(Boolean);
}

/** Settings from a table with one row per setting. */
const settingsIn = (tables: readonly Table[], section: string): ReadonlyMap<string, string> => {
  const table = tables.find((one) => plain(one.section ?? '') === section);
  return table ? namesIn(table, 'key', 'value') : new Map();
};

const currencyIn = (said: string | undefined): Pick<FileFacts, 'currency'> =>
  /^[A-Z]{3}$/.test(said ?? '') ? { currency: said } : {};

/** May states units and currency in the account's preferences. `gal` is the imperial gallon. */
function factsOfMay(tables: readonly Table[]): FileFacts {
  const table = tables.find(({ section }) => plain(section ?? '') === 'user_preferences');
  const said = (column: string) => table?.rows[0]?.cells[placeIn(table.header, column)]?.trim();
  const amountUnit = ({ l: 'l', gal: 'imp_gal', us_gal: 'us_gal' } as const)[plain(said('volume_unit')) as 'l'];
  const likelyUnit = unitIn(said('distance_unit') ?? '');
  return { ...currencyIn(said('currency')), ...(amountUnit && { amountUnit }), ...(likelyUnit && { likelyUnit }) };
}

/** Tracktor has settings for units and for the time zone. It does not state which gallon it means. */
function factsOfTracktor(tables: readonly Table[]): FileFacts {
  const settings = settingsIn(tables, 'configs');
  const unit = unitIn(settings.get('unitOfDistance') ?? '');
  const unitOf = (key: string) => TRACKTOR_UNITS[settings.get(key) ?? ''];
  const [amountUnit, lpg, cng] = [unitOf('unitOfVolume'), unitOf('unitOfLpg'), unitOf('unitOfCng')];
  const zone = settings.get('timezone');
  return {
    ...currencyIn(settings.get('currency')),
    ...(unit && { unit }),
    ...(amountUnit && amountUnit !== 'lb' && { amountUnit }),
    amountUnits: { ...(lpg && { lpg }), ...(cng && { cng }) },
    ...(zone && { zone }),
  };
}

const TRACKTOR_UNITS: Readonly<Record<string, AnyUnit | 'lb'>> = {
  ...{ liter: 'l', litre: 'l', gallon: 'gal', kilogram: 'kg', pound: 'lb' },
};

/** Clarkson states units and currency per account. If accounts differ, none is used. */
function factsOfClarkson(tables: readonly Table[]): FileFacts {
  const table = tables.find(({ header }) => placeIn(header, 'fuelconsumptionunit') >= 0);
  const said = (column: string) => {
    const values = new Set(table?.rows.map(({ cells }) => cells[placeIn(table.header, column)]?.trim() ?? ''));
    return values.size === 1 ? [...values][0]! : '';
  };
  const unit = unitIn(said('distanceunit'));
  const amountUnit = CLARKSON_UNITS[said('fuelunit')];
  return { ...currencyIn(said('currencyunit')), ...(unit && { unit }), ...(amountUnit && { amountUnit }) };
}

const CLARKSON_UNITS: Readonly<Record<string, AmountUnit>> = { l: 'l', gal: 'imp_gal', 'gal (US)': 'us_gal' };

const A_CAR_UNITS: Readonly<Record<string, AmountUnit>> = {
  ...{ us_gallon: 'us_gal', imperial_gallon: 'imp_gal', uk_gallon: 'imp_gal', liter: 'l', litre: 'l' },
};

/** aCar states the unit of volume per vehicle. If vehicles differ, none is used. */
function factsOfACar(tables: readonly Table[]): FileFacts {
  const vehicles = tables.find(({ section }) => plain(section ?? '') === 'vehicles');
  const place = placeIn(vehicles?.header ?? [], 'volume unit');
  const units = new Set(vehicles?.rows.map(({ cells }) => plain(cells[place])));
  const amountUnit = units.size === 1 ? A_CAR_UNITS[[...units][0]!] : undefined;
  return amountUnit ? { amountUnit } : {};
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** @param known the title that identifies the product */
function tableOf(section: string | null, known: string | null, [head, ...rows]: readonly TableRow[]): Table[] {
  if (!head || rows.length === 0) return [];
  const header = head.cells.map((cell) => cell.trim());
  return [withWords(withWholeDates({ section, header, rows, format: formatOf(known, header) }))];
}

/** The header is searched in this many rows, below a title and other text. */
const MOST_ABOVE = 10;

/** Rows from the header on. The header is the first row whose cells are column names; otherwise the first row. */
function fromHeader(rows: readonly TableRow[]): readonly TableRow[] {
  const at = rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => formatOf(null, cells) !== null || namesColumns(cells));
  return at > 0 ? rows.slice(at) : rows;
}

/** True if at least two cells are known headers and none is a number. */
function namesColumns(cells: readonly string[]): boolean {
  const named = Object.values(COMMON_HEADERS).filter((header) => cells.some((cell) => header.test(cell.trim())));
  return named.length >= 2 && !cells.some((cell) => /^[\d.,/:-]+$/.test(cell.trim()));
}

/**
 * Fuelio's backup states the odometer unit in the vehicle. The header of the log repeats it; that of the costs does not. Categories have a table of their own.
 */
function factsOfFuelio(tables: readonly Table[]): FileFacts {
  const vehicle = tables.find(({ header }) => placeIn(header, 'distunit') >= 0);
  const said = (column: string) => vehicle?.rows[0]?.cells[placeIn(vehicle.header, column)]?.trim();
  const [unit, fuel] = [said('distunit'), said('tank1type')];
  const amountUnit = FUELIO_UNITS[said('fuelunit') ?? ''];
  const named = tables.find(({ section }) => plain(section ?? '') === 'costcategories');
  const stations = tables.find(({ section }) => plain(section ?? '') === 'favstations');
  return {
    ...(unit === '0' || unit === '1' ? { unit: unit === '1' ? 'mi' : 'km' } : {}),
    ...(amountUnit && { amountUnit }),
    ...(fuel && { fuel }),
    ...(named && { categories: namesIn(named, 'costtypeid', 'name') }),
    stations: stations ? namesIn(stations, 'stationid', 'namebrand') : new Map(),
  };
}

const FUELIO_UNITS: Readonly<Record<string, AmountUnit>> = { '0': 'l', '1': 'us_gal', '2': 'imp_gal' };

/** Map from a number to its name, from two columns of a table. */
const namesIn = ({ header, rows }: Table, ...columns: [number: string, name: string]): Map<string, string> =>
  new Map(
    rows.flatMap(({ cells }): [string, string][] => {
      const [number, name] = columns.map((column) => cells[placeIn(header, column)]?.trim().normalize());
      return number && name ? [[number, name]] : [];
    }),
  );

/**
 * Splits a file of Road Trip into its sections, which blank lines separate. Titles and headers are translated; the order is fixed. The first line states the
 * separators; the vehicle's section states the currency.
 */
function tablesOfRoadTrip(rows: readonly (readonly string[])[]): Table[] {
  const blocks: TableRow[][] = [[]];
  rows.forEach((cells, at) => {
    if (isBlank(cells)) blocks.push([]);
    else blocks.at(-1)!.push({ line: at + 1, cells });
  });
  const sections = blocks.filter((block) => block.length > 0).slice(1);
  const tables = sections.flatMap(([title, ...body], at) =>
    tableOf(title!.cells[0]!.trim(), ROAD_TRIP_SECTIONS[at] ?? null, body),
  );
  // The parser has split this line at its separator.
  const mark = /"(?:.)([.,])"/.exec(rows[0]!.join('|'))?.[1];
  const home = tables.find(({ format }) => format?.section?.includes('road trip vehicle'))?.rows[0]?.cells[6]?.trim();
  const facts: FileFacts = {
    ...(mark ? { mark: mark as DecimalMark } : {}),
    ...(/^[A-Z]{3}$/.test(home ?? '') ? { currency: home } : {}),
  };
  return tables.map((table) => ({ ...table, facts }));
}

const compared = new WeakMap<readonly string[], readonly string[]>();

/** Index of a column by its header; -1 if it is missing. Normalized headers are cached, because this runs for each row. */
export function placeIn(header: readonly string[], name: string): number {
  const headers = compared.get(header) ?? header.map(plain);
  compared.set(header, headers);
  return headers.indexOf(name);
}

/** Adds a column `Date` to a table whose dates are in three columns. */
function withWholeDates(table: Table): Table {
  const { header, rows, format } = table;
  if (!format?.dateParts) return table;
  const [day, month, year] = format.dateParts.map((name) => placeIn(header, name)) as [number, number, number];
  // Some releases write January as 0, so all months are off by one.
  const first = rows.some(({ cells }) => cells[month]?.trim() === '0') ? 1 : 0;
  const dateOf = (cells: readonly string[]) =>
    [cells[year], Number(cells[month] || NaN) + first, cells[day]].map((part) => String(part ?? '').trim()).join('-');
  return {
    ...table,
    header: [...header, 'Date'],
    rows: rows.map(({ line, cells }) => ({ line, cells: [...header.map((_, at) => cells[at] ?? ''), dateOf(cells)] })),
  };
}

/** Replaces codes by words. */
function withWords(table: Table): Table {
  const words = Object.entries(table.format?.words ?? {});
  return words.reduce(
    (read, [column, known]) => withCells(read, column, (text) => (Object.hasOwn(known, text) ? known[text]! : text)),
    table,
  );
}

/** Converts instants to dates, in the zone that the file states, otherwise in the person's. */
function withDays(table: Table): Table {
  const { format, facts } = table;
  if (!format?.instants) return table;
  const dayOf = dayIn(facts?.zone);
  return [format.instants]
    .flat()
    .reduce(
      (read, column) => withCells(read, column, (text) => (isInstant(text) ? dayOf(new Date(text)) : text)),
      table,
    );
}

/** Midnight UTC counts as a plain date, which came from a file of another product. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(text) && !/T00:00(:00(\.0+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

function dayIn(timeZone: string | undefined): (at: Date) => string {
  try {
    if (!timeZone) return today;
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (at) => format.format(at);
  } catch {
    return today;
  }
}

function withCells(table: Table, column: string, read: (text: string) => string): Table {
  const place = placeIn(table.header, column);
  if (place < 0) return table;
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (at === place ? read(cell.trim()) : cell)),
  }));
  return { ...table, rows };
}

/** Vehicle names in a file's rows, the one with most rows first; empty if rows name none. */
export function vehiclesIn(tables: readonly Table[]): string[] {
  const rows = new Map<string, number>();
  for (const table of tables)
    for (const row of table.rows) {
      const vehicle = vehicleOf(row, table);
      if (vehicle) rows.set(vehicle, (rows.get(vehicle) ?? 0) + 1);
    }
  return [...rows].sort(([, one], [, other]) => other - one).map(([vehicle]) => vehicle);
}

/** Name of a row's vehicle; empty if its table has none. */
export function vehicleOf({ cells }: TableRow, { header, format }: Table): string {
  if (format?.vehicle === undefined) return '';
  const place = format.vehicle === LAST_COLUMN ? header.length - 1 : placeIn(header, format.vehicle);
  return cells[place]?.trim() ?? '';
}

/**
 * Format of a table, by its title or its headers. If two products share a title, the headers decide. A JSON key and a title line belong to different formats.
 */
function formatOf(title: string | null, header: readonly string[]): TableFormat | null {
  const headers = new Set(header.map(plain));
  const hasAll = ({ has }: TableFormat) => has !== undefined && has.every((name) => headers.has(name));
  const isOfKey = title?.startsWith(KEY_MARK) ?? false;
  const titled = TABLE_FORMATS.filter(
    ({ section, isKey = false, width = 0 }) =>
      title !== null && isKey === isOfKey && section?.includes(plain(title)) && header.length >= width,
  );
  const untold = titled.find(({ has }) => !isOfKey || !has);
  return titled.find(hasAll) ?? untold ?? TABLE_FORMATS.find((format) => !format.isKey && hasAll(format)) ?? null;
}
