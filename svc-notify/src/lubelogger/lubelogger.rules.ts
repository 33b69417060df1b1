/** The lists to fetch from LubeLogger, with their paths. Other lists are never requested. */
export const LUBELOGGER_LISTS = {
  servicerecords: '/api/vehicle/servicerecords/all',
  repairrecords: '/api/vehicle/repairrecords/all',
  upgraderecords: '/api/vehicle/upgraderecords/all',
  taxrecords: '/api/vehicle/taxrecords/all',
  odometerrecords: '/api/vehicle/odometerrecords/all',
  gasrecords: '/api/vehicle/gasrecords/all',
  reminderrecords: '/api/vehicle/reminders/all',
  planrecords: '/api/vehicle/planrecords/all',
  supplyrecords: '/api/vehicle/supplyrecords/all',
  equipmentrecords: '/api/vehicle/equipmentrecords/all',
  noterecords: '/api/vehicle/notes/all',
} as const;
export type LubeLoggerList = keyof typeof LUBELOGGER_LISTS;

export const WHO_AM_I = '/api/whoami';
export const INFO = '/api/info';
export const VEHICLES = '/api/vehicles';

/** Fields of a vehicle and of a record to pass on. All others are dropped. */
const OF_VEHICLES = [
  ...(['id', 'year', 'make', 'model', 'licensePlate', 'isElectric', 'isDiesel', 'useHours', 'extraFields'] as const),
] as const;
const OF_RECORDS = [
  ...(['id', 'vehicleId', 'date', 'odometer', 'initialOdometer', 'description', 'cost', 'notes', 'noteText'] as const),
  ...(['tags', 'extraFields', 'files', 'fuelConsumed', 'isFillToFull', 'missedFuelUp', 'type', 'priority'] as const),
  ...([
    'progress',
    'dateCreated',
    'urgency',
    'metric',
    'dueDate',
    'dueOdometer',
    'partNumber',
    'partSupplier',
  ] as const),
  ...(['partQuantity', 'isEquipped'] as const),
] as const;

export type Told = Record<string, unknown>;

const isObject = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a list, and keeps these fields of each entry; null if the text is not a list. */
function listOf(text: string, fields: readonly string[]): Told[] | null {
  const answer = jsonOf(text);
  if (!Array.isArray(answer) || !answer.every(isObject)) return null;
  return answer.map((entry) =>
    Object.fromEntries(fields.flatMap((field) => (field in entry ? [[field, entry[field]]] : []))),
  );
}

export const vehiclesOf = (text: string): Told[] | null => listOf(text, OF_VEHICLES);
export const recordsOf = (text: string): Told[] | null => listOf(text, OF_RECORDS);

/** Recognises a LubeLogger with a signed-in user by its answer to `WHO_AM_I`. */
export function saysWho(text: string): boolean {
  const answer = jsonOf(text);
  return isObject(answer) && typeof answer.username === 'string' && 'isRoot' in answer;
}

/** The version of a server and its currency symbol; null if unknown. */
export function aboutServer(text: string): { version: string | null; currency_sign: string | null } {
  const answer = jsonOf(text);
  const said = (field: string) => {
    const value = isObject(answer) ? answer[field] : null;
    return typeof value === 'string' && value !== '' ? value.slice(0, 40) : null;
  };
  return { version: said('currentVersion'), currency_sign: said('currencySymbol') };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

/** Validates the path of a file: a name in one of two folders, without a way out of them. */
export const isLocation = (location: string): boolean =>
  /^\/(?:documents|images)\/[\w-][\w.-]{0,199}$/.test(location) && !location.includes('..');

/** A key is sent in a header, so it must be visible ASCII. */
export const isKey = (key: string): boolean => /^[\x21-\x7e]+$/.test(key);
