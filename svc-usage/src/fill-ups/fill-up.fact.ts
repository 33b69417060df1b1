import type { RecordReadingFact, SubjectFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { FillUp } from './fill-up.entity.js';

const KIND = 'fill-up';

/** A fill-up is there, and of which vehicle: svc-records has papers and photos belong to it. */
export const fillUpFact = ({
  id,
  owner_id,
  version,
  vehicle_id,
}: Pick<FillUp, 'id' | 'owner_id' | 'version' | 'vehicle_id'>): FactDraft<typeof KIND, SubjectFact> => ({
  ...{ kind: KIND, key: id, version, ownerId: owner_id },
  body: { id, vehicle_id },
});

/** Raise the revision where the fact of a fill-up says something new. */
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

/** A fill-up's reading of the odometer. Without a mileage it is published without its station: there is nothing to forget. */
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

/** The facts to publish of a new one. */
export const fillUpCreated = (fillUp: FillUp): FactDraft[] => [
  fillUpFact(fillUp),
  ...(fillUp.odometer === null ? [] : [fillUpReading(fillUp)]),
];

/** The facts to publish after a change. */
export const fillUpChanged = (before: FillUp, now: FillUp): FactDraft[] => [
  ...(before.vehicle_id === now.vehicle_id ? [] : [fillUpFact(now)]),
  ...readingChanged(before, now),
];

/** None where neither version has a mileage. */
function readingChanged(before: FillUp, now: FillUp): ReadingDraft[] {
  const [was, is] = [fillUpReading(before), fillUpReading(now)];
  const isSilent = before.odometer === null && now.odometer === null;
  return isSilent || JSON.stringify(was.body) === JSON.stringify(is.body) ? [] : [is];
}

/** The fields of a deleted fill-up that its last fact needs. */
export interface GoneFillUp {
  id: number;
  owner_id: OwnerId;
  version: number;
  odometer: number | null;
}

/** Facts of deleted fill-ups; of a reading where there was one. */
export const fillUpsGone = (gone: readonly GoneFillUp[]): FactDraft[] => [
  ...gone.map((fillUp) => deletionOf(KIND, fillUp)),
  ...gone.filter(({ odometer }) => odometer !== null).map((fillUp) => deletionOf(READING, fillUp)),
];

const deletionOf = (kind: string, { id, owner_id, version }: GoneFillUp): FactDraft => ({
  ...{ kind, key: id, version: version + 1, ownerId: owner_id },
  deleted: true,
});

/** The moment of recording, as JSON writes it. */
export const enteredAt = (created: Sql): Sql => sql`(to_json(${created}) #>> '{}') as entered_at`;

/** Raise the revision where the reading of a fill-up says something new. */
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
