import type { RecordReadingFact, SubjectFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { FillUp } from './fill-up.entity.js';

const KIND = 'fill-up';

/** The fact that a fill-up exists and belongs to this vehicle, so that svc-records can link papers and photos to it. */
export const fillUpFact = ({
  id,
  owner_id,
  version,
  vehicle_id,
}: Pick<FillUp, 'id' | 'owner_id' | 'version' | 'vehicle_id'>): FactDraft<typeof KIND, SubjectFact> => ({
  ...{ kind: KIND, key: id, version, ownerId: owner_id },
  body: { id, vehicle_id },
});

/** Raise the revision when the fact of a fill-up gets a new field. */
export const fillUpRepublication: Republication = {
  kind: KIND,
  revision: 1,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<Pick<FillUp, 'id' | 'owner_id' | 'version' | 'vehicle_id'>>(sql`
      select f.id, f.owner_id, f.version, f.vehicle_id from fill_ups f
      where (f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) order by f.owner_id, f.id limit ${limit}`);
    return rows.map(fillUpFact);
  },
};

const READING = 'fill-up-reading';

type Snapshot = Pick<
  FillUp,
  'id' | 'owner_id' | 'version' | 'vehicle_id' | 'filled_on' | 'odometer' | 'station' | 'entered_at'
>;
type ReadingDraft = FactDraft<typeof READING, RecordReadingFact>;

/** The odometer reading in a fill-up. Without a mileage, it is published without its station, so that no text remains. */
export function fillUpReading({
  id,
  owner_id,
  version,
  vehicle_id,
  filled_on,
  odometer,
  ...more
}: Snapshot): ReadingDraft {
  const name = odometer === null ? '' : (more.station ?? '');
  const read = { name, read_on: filled_on, read_on_edtf: null, mileage: odometer };
  return {
    ...{ kind: READING, key: id, version, ownerId: owner_id },
    body: { id, vehicle_id, ...read, entered_at: more.entered_at },
  };
}

/** The facts of a new fill-up. */
export const fillUpCreated = (fillUp: FillUp): FactDraft[] => [
  fillUpFact(fillUp),
  ...(fillUp.odometer === null ? [] : [fillUpReading(fillUp)]),
];

/** The facts after a change. */
export const fillUpChanged = (before: FillUp, now: FillUp): FactDraft[] => [
  ...(before.vehicle_id === now.vehicle_id ? [] : [fillUpFact(now)]),
  ...readingChanged(before, now),
];

/** Empty if neither version has a mileage. */
function readingChanged(before: FillUp, now: FillUp): ReadingDraft[] {
  const [was, is] = [fillUpReading(before), fillUpReading(now)];
  const isSilent = before.odometer === null && now.odometer === null;
  return isSilent || JSON.stringify(was.body) === JSON.stringify(is.body) ? [] : [is];
}

/** The fields of a deleted fill-up for its last facts. */
export interface GoneFillUp {
  id: number;
  owner_id: OwnerId;
  version: number;
  odometer: number | null;
}

/** Facts of deleted fill-ups, also of their readings. */
export const fillUpsGone = (gone: readonly GoneFillUp[]): FactDraft[] => [
  ...gone.map((fillUp) => deletionOf(KIND, fillUp)),
  ...gone.filter(({ odometer }) => odometer !== null).map((fillUp) => deletionOf(READING, fillUp)),
];

const deletionOf = (kind: string, { id, owner_id, version }: GoneFillUp): FactDraft => ({
  ...{ kind, key: id, version: version + 1, ownerId: owner_id },
  deleted: true,
});

/** The time of entry, in JSON's format. */
export const enteredAt = (created: Sql): Sql => sql`(to_json(${created}) #>> '{}') as entered_at`;

/** Raise the revision when the fact of a fill-up's reading gets a new field. */
export const fillUpReadingRepublication: Republication = {
  kind: READING,
  revision: 1,
  async snapshots(tx, after, limit) {
    const read = await within(tx).rows<Snapshot>(sql`
      select f.id, f.owner_id, f.version, f.vehicle_id, f.filled_on, f.odometer, f.station, ${enteredAt(sql`f.created_at`)}
      from fill_ups f where (f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) and f.odometer is not null
      order by f.owner_id, f.id limit ${limit}`);
    return read.map(fillUpReading);
  },
};
