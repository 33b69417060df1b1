import { fillUps, list, nothing, type TableFormat, WITHIN } from '../table-format';

/** Attachments of a full backup are files beside its JSON. */
const ATTACHED = { attachments: { column: 'attachments', name: 'original_filename', location: 'filename' } } as const;

const MAY_FILL_UP = {
  ...{ date: ['date'], mileage: ['odometer'], unit: ['odometer_unit'], amount: ['volume'], energy: ['fuel_type'] },
  ...{ price: ['price_per_unit'], cost: ['total_cost'], full: ['is_full_tank'], missed: ['is_missed'] },
  ...{ station: ['station'], notes: ['notes'] },
};

const MAY_CHARGE = {
  ...{ date: ['date'], time: ['start_time'], mileage: ['odometer'], unit: ['odometer_unit'], amount: ['kwh_added'] },
  ...{ price: ['cost_per_kwh'], cost: ['total_cost'], station: ['network'], description: ['location'] },
  notes: ['notes'],
};

/** Event types of its categories. All others are Other. */
const MAY_TYPES: TableFormat['types'] = {
  ...{ maintenance: 'Regular Maintenance', inspection: 'Regular Maintenance' },
  ...{ repairs: 'Repair', accessories: 'Modification' },
};

/** Reminders that are not about work on the vehicle. */
const MAY_REMINDER_TYPES: TableFormat['types'] = {
  ...{ insurance: 'Other', tax: 'Other', registration: 'Other', warranty: 'Other' },
};

/** Python writes `False` into a CSV. */
const NO = ['False', 'false'];
const YES = ['True', 'true'];

/**
 * Recurring lists: the key of each, some of its columns, and the mapping of its fields. A reminder has a day. A schedule has a day and a mileage in its
 * vehicle's unit; its interval is in kilometres or miles. A recurring expense has a reminder of the same name.
 */
const MAY_PLANS: readonly (readonly [string, readonly string[], Pick<TableFormat, 'columns' | 'types' | 'plans'>])[] = [
  [
    'reminders',
    ['reminder_type', 'due_date', 'recurrence'],
    {
      columns: { date: ['due_date'], name: ['title'], notes: ['description'], type: ['reminder_type'] },
      types: MAY_REMINDER_TYPES,
      plans: {
        ...{ recurrence: ['recurrence'], every: ['recurrence_interval'], dueOn: ['due_date'] },
        over: [{ column: 'is_completed', is: YES }],
      },
    },
  ],
  [
    'maintenance_schedules',
    ['interval_km', 'interval_months', 'next_due_date'],
    {
      columns: {
        ...{ date: ['next_due_date'], mileage: ['next_due_odometer'], name: ['name'] },
        ...{ notes: ['description'], cost: ['estimated_cost'] },
      },
      plans: {
        every: ['interval_months'],
        distances: [
          ['km', 'interval_km'],
          ['mi', 'interval_miles'],
          ['h', 'interval_hours'],
        ],
        ...{ dueOn: ['next_due_date'], dueAt: ['next_due_odometer'], over: [{ column: 'is_active', is: NO }] },
      },
    },
  ],
  [
    'recurring_expenses',
    ['frequency', 'next_due', 'auto_create'],
    {
      columns: {
        ...{ date: ['next_due'], name: ['name'], notes: ['description'], cost: ['amount'], type: ['category'] },
      },
      types: MAY_TYPES,
      plans: {
        ...{ recurrence: ['frequency'], dueOn: ['next_due'], ends: ['end_date'] },
        over: [{ column: 'is_active', is: NO }],
      },
    },
  ],
];

/** Lists of May that Carnet does not import: the key of each, and some of its columns. */
const MAY_OTHERS: readonly (readonly [TableFormat['leftOut'] & string, string, readonly string[]])[] = [
  ['trip', 'trips', ['start_odometer', 'end_odometer', 'purpose']],
  ['other', 'specifications', ['spec_type', 'label', 'value']],
  ['other', 'documents', ['document_type', 'reference_number', 'issue_date']],
  ['other', 'parts', ['part_type', 'part_number', 'supplier_url']],
  ['other', 'attachments', ['original_filename', 'file_type', 'file_size']],
  ['other', 'vehicle_notes', ['title', 'content', 'is_pinned']],
  ['other', 'tire_sets', ['tire_type', 'purchase_odometer']],
  ['other', 'fuel_stations', ['postcode', 'is_favorite', 'times_used']],
  ['other', 'fuel_price_history', ['station_id', 'price_per_unit', 'station_name']],
];

/** A list is either a CSV of its own, whose rows name their vehicle, or nested in its vehicle in the JSON. */
const both = (key: string, has: readonly string[]): readonly Partial<TableFormat>[] => [
  { has: [...has, 'vehicle_name'], vehicle: 'vehicle_name' },
  { ...list(key, has), vehicle: WITHIN },
];

/**
 * May 0.28 to 0.42. Source: its code. Reads the CSV files of its archive (older ones have no units, those before 0.41 no fuels) and its JSON, also from a full
 * backup. The format of dates and decimals is detected for each file, because May itself imports files in the person's format.
 */
export const MAY: readonly TableFormat[] = [
  ...both('fuel_logs', ['date', 'odometer', 'volume', 'price_per_unit', 'is_full_tank']).map((known) =>
    fillUps('May', MAY_FILL_UP, { ...known, ...ATTACHED }),
  ),
  ...both('charging_sessions', ['date', 'kwh_added', 'charger_type']).map((known) =>
    fillUps('May', MAY_CHARGE, { ...known, amountUnit: 'kWh' }),
  ),
  ...both('expenses', ['date', 'category', 'description', 'cost', 'vendor']).map((known): TableFormat => ({
    ...{ product: 'May', kind: 'Other', categories: 'one', types: MAY_TYPES, ...known, ...ATTACHED },
    columns: {
      ...{ date: ['date'], mileage: ['odometer'], unit: ['odometer_unit'], name: ['description'], cost: ['cost'] },
      ...{ description: ['vendor'], notes: ['notes'], type: ['category'] },
    },
  })),
  ...both('maintenance_events', ['maintenance_type', 'performed_date']).map((known): TableFormat => ({
    ...{ product: 'May', kind: 'Regular Maintenance', ...known },
    columns: {
      ...{ date: ['performed_date'], mileage: ['odometer'], unit: ['odometer_unit'], name: ['name'] },
      ...{ cost: ['cost'], notes: ['notes'] },
    },
  })),
  ...MAY_PLANS.flatMap(([key, has, plan]) =>
    both(key, has).map((known): TableFormat => ({
      ...nothing('May', [], key === 'recurring_expenses' ? 'plan' : 'reminder'),
      ...known,
      ...plan,
    })),
  ),
  ...MAY_OTHERS.flatMap(([leftOut, key, has]) =>
    [{ has: [...has, key.startsWith('fuel_') ? 'created_at' : 'vehicle_name'] }, list(key, has)].map(
      (known): TableFormat => ({ ...nothing('May', [], leftOut), ...known }),
    ),
  ),
  { ...nothing('May', [], 'other'), ...list('export_info', ['exported_at', 'app_version']) },
  { ...nothing('May', [], 'other'), ...list('user_preferences', ['distance_unit', 'volume_unit', 'currency']) },
  { ...nothing('May', [], 'other'), ...list('files_manifest', ['total_files']) },
  ...[
    { has: ['vehicle_type', 'registration', 'tank_capacity'] },
    list('vehicles', ['vehicle_type', 'registration']),
  ].map((known): TableFormat => ({
    ...nothing('May', [], 'other'),
    ...known,
    vehicles: {
      ...{ id: ['id'], name: ['name'], make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['registration'], fuel: ['fuel_type'], unit: ['tracking_unit', 'odometer_unit'] },
    },
  })),
];
