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

/** A row of a table, with its number in the file: the first is 1, as a spreadsheet counts. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

export interface Table {
  /** Its title in the file, where it has one. */
  section: string | null;
  header: readonly string[];
  rows: readonly TableRow[];
  format: TableFormat | null;
  /** Facts that the file says elsewhere about all its tables. */
  facts?: FileFacts;
}

export interface FileFacts {
  unit?: OdometerUnit;
  mark?: DecimalMark;
  currency?: string;
  /** The unit of its amounts of fuel; `gal` where it is not said whose gallon, and of an energy where it has a unit of its own. */
  amountUnit?: AnyUnit;
  amountUnits?: Partial<Record<Energy, AnyUnit | 'lb'>>;
  /** The product's code of what the vehicle's first tank holds. */
  fuel?: string;
  /** The unit of the account, and of its vehicles that have none of their own. It is a guess: the file may not say theirs. */
  likelyUnit?: OdometerUnit;
  /** Maps from what rows call a vehicle to what it is filled with, in the product's words, and to what its odometer counts. */
  fuels?: ReadonlyMap<string, string>;
  units?: ReadonlyMap<string, OdometerUnit>;
  /** The zone in which its instants were days, by its IANA name. */
  zone?: string;
  /** Names of filling stations by the numbers that its tables have. */
  stations?: ReadonlyMap<string, string>;
  /** Names of categories by the numbers that its tables have. */
  categories?: ReadonlyMap<string, string>;
}

/** A header or a title as it is compared. */
export const plain = (text: string | undefined): string =>
  (text ?? '').replace(/^#+:?/, '').replace(/\s+/g, ' ').trim().toLowerCase();

const TITLES = new Set(TABLE_FORMATS.flatMap(({ section = [], isKey }) => (isKey ? [] : section)));

const isTitle = ([first = '', ...others]: readonly string[]): boolean =>
  others.every((cell) => cell.trim() === '') &&
  (/^\s*##/.test(first) || /^\s*#\w/.test(first) || first.startsWith(KEY_MARK) || TITLES.has(plain(first)));

/** The tables of a file: of its rows, each title begins another, and the first row after it says what the columns are. */
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

/** Readers of the facts that a file says elsewhere about all its tables, by product. */
const FACTS: Readonly<Record<string, (tables: readonly Table[]) => FileFacts>> = {
  Fuelio: factsOfFuelio,
  aCar: factsOfACar,
  May: factsOfMay,
  Tracktor: factsOfTracktor,
  Clarkson: factsOfClarkson,
};

/** Reads the fuels and units of vehicles from tables that describe them, by what rows elsewhere call them. */
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

/** The texts of a row in those of these columns that its table has; empty cells are left out. */
export function textsIn(
  header: readonly string[],
  cells: readonly string[],
  said: readonly string[] | number | undefined,
): string[] {
  const places = typeof said === 'number' ? [said] : (said ?? []).map((name) => placeIn(header, name));
  return places.map((place) => cells[place]?.trim() ?? '').filter(Boolean);
}

/** The values of a table that has a row for each setting. */
const settingsIn = (tables: readonly Table[], section: string): ReadonlyMap<string, string> => {
  const table = tables.find((one) => plain(one.section ?? '') === section);
  return table ? namesIn(table, 'key', 'value') : new Map();
};

const currencyIn = (said: string | undefined): Pick<FileFacts, 'currency'> =>
  /^[A-Z]{3}$/.test(said ?? '') ? { currency: said } : {};

/** May says in the preferences of the account what it counts and pays in. A gallon without more is the imperial one. */
function factsOfMay(tables: readonly Table[]): FileFacts {
  const table = tables.find(({ section }) => plain(section ?? '') === 'user_preferences');
  const said = (column: string) => table?.rows[0]?.cells[placeIn(table.header, column)]?.trim();
  const amountUnit = ({ l: 'l', gal: 'imp_gal', us_gal: 'us_gal' } as const)[plain(said('volume_unit')) as 'l'];
  const likelyUnit = unitIn(said('distance_unit') ?? '');
  return { ...currencyIn(said('currency')), ...(amountUnit && { amountUnit }), ...(likelyUnit && { likelyUnit }) };
}

/** Tracktor has a setting for each unit, and one for the zone of its days. Whose gallon it means is not said. */
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

/** Clarkson counts and pays as the account does; of several accounts where they do alike. */
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

/** aCar says in its vehicles which gallon is meant, where all of them count in one. */
function factsOfACar(tables: readonly Table[]): FileFacts {
  const vehicles = tables.find(({ section }) => plain(section ?? '') === 'vehicles');
  const place = placeIn(vehicles?.header ?? [], 'volume unit');
  const units = new Set(vehicles?.rows.map(({ cells }) => plain(cells[place])));
  const amountUnit = units.size === 1 ? A_CAR_UNITS[[...units][0]!] : undefined;
  return amountUnit ? { amountUnit } : {};
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** @param known the title by which its product is known */
function tableOf(section: string | null, known: string | null, [head, ...rows]: readonly TableRow[]): Table[] {
  if (!head || rows.length === 0) return [];
  const header = head.cells.map((cell) => cell.trim());
  return [withWords(withWholeDates({ section, header, rows, format: formatOf(known, header) }))];
}

/** So far down a header is looked for, below a title and what else stands above it. */
const MOST_ABOVE = 10;

/** The rows from the header on: the first whose cells are what columns are called. Where none is, the first row is the header. */
function fromHeader(rows: readonly TableRow[]): readonly TableRow[] {
  const at = rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => formatOf(null, cells) !== null || namesColumns(cells));
  return at > 0 ? rows.slice(at) : rows;
}

/** At least two cells are headers that are known, and none is a figure. */
function namesColumns(cells: readonly string[]): boolean {
  const named = Object.values(COMMON_HEADERS).filter((header) => cells.some((cell) => header.test(cell.trim())));
  return named.length >= 2 && !cells.some((cell) => /^[\d.,/:-]+$/.test(cell.trim()));
}

/** In a backup of Fuelio the vehicle says what all its odometers count, and the header of its log again; that of its costs does not. Categories have a table. */
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

/** The names of what stands as a number elsewhere. */
const namesIn = ({ header, rows }: Table, ...columns: [number: string, name: string]): Map<string, string> =>
  new Map(
    rows.flatMap(({ cells }): [string, string][] => {
      const [number, name] = columns.map((column) => cells[placeIn(header, column)]?.trim().normalize());
      return number && name ? [[number, name]] : [];
    }),
  );

/**
 * The sections of a file of Road Trip, with blank lines between them: their titles and headers are translated, and their order is not. Its first line says
 * which marks it writes, the section of the vehicle in which currency.
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
  // The separator, which the line says as well, has parted it.
  const mark = /"(?:.)([.,])"/.exec(rows[0]!.join('|'))?.[1];
  const home = tables.find(({ format }) => format?.section?.includes('road trip vehicle'))?.rows[0]?.cells[6]?.trim();
  const facts: FileFacts = {
    ...(mark ? { mark: mark as DecimalMark } : {}),
    ...(/^[A-Z]{3}$/.test(home ?? '') ? { currency: home } : {}),
  };
  return tables.map((table) => ({ ...table, facts }));
}

const compared = new WeakMap<readonly string[], readonly string[]>();

/** The place of a column, by its header; -1 where there is none. Headers are compared for each row, and made comparable once. */
export function placeIn(header: readonly string[], name: string): number {
  const headers = compared.get(header) ?? header.map(plain);
  compared.set(header, headers);
  return headers.indexOf(name);
}

/** A table whose dates stand in three columns gets one more, which has them whole. */
function withWholeDates(table: Table): Table {
  const { header, rows, format } = table;
  if (!format?.dateParts) return table;
  const [day, month, year] = format.dateParts.map((name) => placeIn(header, name)) as [number, number, number];
  // Some releases write January as 0: then all months are one more.
  const first = rows.some(({ cells }) => cells[month]?.trim() === '0') ? 1 : 0;
  const dateOf = (cells: readonly string[]) =>
    [cells[year], Number(cells[month] || NaN) + first, cells[day]].map((part) => String(part ?? '').trim()).join('-');
  return {
    ...table,
    header: [...header, 'Date'],
    rows: rows.map(({ line, cells }) => ({ line, cells: [...header.map((_, at) => cells[at] ?? ''), dateOf(cells)] })),
  };
}

/** `table` with the words of its codes. */
function withWords(table: Table): Table {
  const words = Object.entries(table.format?.words ?? {});
  return words.reduce(
    (read, [column, known]) => withCells(read, column, (text) => (Object.hasOwn(known, text) ? known[text]! : text)),
    table,
  );
}

/** `table` with days where its product writes instants: those of the zone that the file names, else of the person's. */
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

/** Midnight of UTC is a day that was taken over without a zone, from a file of yet another product. */
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

/** The vehicles of a file as its rows call them, the one with most rows first; none where it does not say. */
export function vehiclesIn(tables: readonly Table[]): string[] {
  const rows = new Map<string, number>();
  for (const table of tables)
    for (const row of table.rows) {
      const vehicle = vehicleOf(row, table);
      if (vehicle) rows.set(vehicle, (rows.get(vehicle) ?? 0) + 1);
    }
  return [...rows].sort(([, one], [, other]) => other - one).map(([vehicle]) => vehicle);
}

/** The vehicle's name in a row; nothing if its table has none. */
export function vehicleOf({ cells }: TableRow, { header, format }: Table): string {
  if (format?.vehicle === undefined) return '';
  const place = format.vehicle === LAST_COLUMN ? header.length - 1 : placeIn(header, format.vehicle);
  return cells[place]?.trim() ?? '';
}

/** Whose table it is: by its title, or by its headers. Titles that two products have in common are told apart by the headers; the key of a list in a JSON file is a title of other formats than a line above a table. */
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
