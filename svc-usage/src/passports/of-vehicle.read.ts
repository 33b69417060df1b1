import type { RowsOfVehicle } from '@carnet/journal';
import { type Database, type Sql, sql, type Weight } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { wholeComponent } from '../components/component.read.js';
import { countedFor } from '../costs/costs.read.js';
import { wholeEntry } from '../entries/entry.read.js';
import { FollowedRepository } from '../life/followed.repository.js';
import { asOf } from '../life/life.rules.js';
import { type StoredEntry, travellingEntries } from './travelling-entries.rules.js';

const followed = new FollowedRepository();

const isFitted = (owner: OwnerId, vehicleId: number, component: Sql): Sql => sql`exists (
  select from fitments t where t.owner_id = ${owner} and t.vehicle_id = ${vehicleId} and t.component_id = ${component})`;

/** Approximate bytes of a row without its note. */
const ROW_BYTES = 500;

/** @param from rows with a `note` @throws TooMuchAtOnce (422) if they exceed the size of an answer */
async function jsonRows<Row extends object>(db: Database, row: Sql, from: Sql): Promise<Row[]> {
  const [weight] = await db.rows<Weight>(sql`
    select count(*)::int as rows, coalesce(sum(${ROW_BYTES}::int + coalesce(octet_length(note), 0)), 0)::bigint as bytes from ${from}`);
  db.requireBearable(weight!);
  const [found] = await db.rows<{ json: string }>(
    sql`select coalesce(json_agg(r order by r.id), '[]') as json from (select ${row} from ${from}) r`,
  );
  return JSON.parse(found!.json) as Row[];
}

type ComponentRow = { is_paid: boolean; price: number | null; currency: string | null };

/** Components that are, or were, on a vehicle. A price that counts for another vehicle is left out (ADR 141). */
export const componentsOfVehicle: RowsOfVehicle = async (db, owner, vehicleId, today) => {
  const isPaid = sql`c.price_counts and ${countedFor({ owners: [owner], ids: [vehicleId] })}`;
  const rows = await jsonRows<ComponentRow>(
    db,
    sql`${wholeComponent(sql`${today}::date`)}, ${isPaid} as is_paid`,
    sql`components c where c.owner_id = ${owner} and ${isFitted(owner, vehicleId, sql`c.id`)}`,
  );
  return rows.map(({ is_paid, ...row }) => (is_paid ? row : { ...row, price: null, currency: null }));
};

/** Their entries by `travellingEntries`, the oldest first. */
export const entriesOfVehicle: RowsOfVehicle = async (db, owner, vehicleId, today) => {
  const stored = await jsonRows<StoredEntry>(
    db,
    wholeEntry,
    sql`component_entries e where e.owner_id = ${owner} and ${isFitted(owner, vehicleId, sql`e.component_id`)}`,
  );
  const { components, ledgers } = await followed.of(db, owner);
  const ofComponent = Map.groupBy(stored, ({ component_id }) => component_id);
  const travelling = components
    .filter(({ fitments }) => fitments.some(({ vehicle_id }) => vehicle_id === vehicleId))
    .flatMap((one) => travellingEntries(asOf(one, today), ofComponent.get(one.id) ?? [], ledgers, vehicleId));
  // Ids of generated entries are only unique within a component, so they are numbered again.
  let made = 0;
  return travelling.map((one) => (one.id < 0 ? { ...one, id: (made -= 1) } : one));
};
