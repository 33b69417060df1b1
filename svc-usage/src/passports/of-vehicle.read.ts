import type { RowsOfVehicle } from '@carnet/journal';
import { type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { wholeComponent } from '../components/component.read.js';
import { wholeEntry } from '../entries/entry.read.js';
import { FollowedRepository } from '../life/followed.repository.js';
import { type StoredEntry, travellingEntries } from './travelling-entries.rules.js';

const followed = new FollowedRepository();

const isFitted = (owner: OwnerId, vehicleId: number, component: Sql): Sql => sql`exists (
  select from fitments t where t.owner_id = ${owner} and t.vehicle_id = ${vehicleId} and t.component_id = ${component})`;

async function jsonRows<Row extends object>(db: Queryable, row: Sql, from: Sql): Promise<Row[]> {
  const [found] = await db.rows<{ json: string }>(
    sql`select coalesce(json_agg(r order by r.id), '[]') as json from (select ${row} from ${from}) r`,
  );
  return JSON.parse(found!.json) as Row[];
}

/** Components that are or were on a vehicle. */
export const componentsOfVehicle: RowsOfVehicle = (db, owner, vehicleId) =>
  jsonRows(
    db,
    wholeComponent,
    sql`components c where c.owner_id = ${owner} and ${isFitted(owner, vehicleId, sql`c.id`)}`,
  );

/** Their entries, the oldest first, as `travellingEntries` says. */
export const entriesOfVehicle: RowsOfVehicle = async (db, owner, vehicleId) => {
  const stored = await jsonRows<StoredEntry>(
    db,
    wholeEntry,
    sql`component_entries e where e.owner_id = ${owner} and ${isFitted(owner, vehicleId, sql`e.component_id`)}`,
  );
  const { components, ledgers } = await followed.of(db, owner);
  const ofComponent = Map.groupBy(stored, ({ component_id }) => component_id);
  const travelling = components
    .filter(({ fitments }) => fitments.some(({ vehicle_id }) => vehicle_id === vehicleId))
    .flatMap((one) => travellingEntries(one, ofComponent.get(one.id) ?? [], ledgers, vehicleId));
  // Each component numbers its own.
  let made = 0;
  return travelling.map((one) => (one.id < 0 ? { ...one, id: (made -= 1) } : one));
};
