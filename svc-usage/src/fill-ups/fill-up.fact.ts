import type { RecordReadingFact } from '@carnet/contracts';
import { type FactDraft, type OwnerId, type Republication, type Sql, sql, within } from '@carnet/svc-kit';
import type { FillUp } from './fill-up.entity.js';

const KIND = 'fill-up-reading';

type Snapshot = Pick<
  FillUp,
  'id' | 'owner_id' | 'version' | 'vehicle_id' | 'filled_on' | 'odometer' | 'station' | 'entered_at'
>;
type ReadingDraft = FactDraft<typeof KIND, RecordReadingFact>;

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
    ...{ kind: KIND, key: id, version, ownerId: owner_id },
    body: { id, vehicle_id, ...read, entered_at: more.entered_at },
  };
}

/** The fact to publish after a change; none where neither version has a mileage. */
export function readingChanged(before: FillUp, now: FillUp): ReadingDraft[] {
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

/** Facts of those deleted fill-ups that had a mileage. */
export const readingsGone = (gone: readonly GoneFillUp[]): FactDraft[] =>
  gone
    .filter(({ odometer }) => odometer !== null)
    .map(({ id, owner_id, version }) => ({
      kind: KIND,
      key: id,
      version: version + 1,
      ownerId: owner_id,
      deleted: true,
    }));

/** Columns of a new fill-up's reading that only its insert knows. */
export const knownOfNew = sql`jsonb_build_object('id', id, 'entered_at', created_at)`;

/** The same of one that is not stored yet. */
export const NOT_STORED_YET = { id: 0, version: 1, entered_at: '' };

/** The moment of recording, as JSON writes it. */
export const enteredAt = (created: Sql): Sql => sql`(to_json(${created}) #>> '{}') as entered_at`;

/** Raise the revision where the reading of a fill-up says something new. */
export const fillUpReadingRepublication: Republication = {
  kind: KIND,
  revision: 1,
  async snapshots(tx, after, limit) {
    const read = await within(tx).rows<Snapshot>(sql`
      select f.id, f.owner_id, f.version, f.vehicle_id, f.filled_on, f.odometer, f.station, ${enteredAt(sql`f.created_at`)}
      from fill_ups f where (f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) and f.odometer is not null
      order by f.owner_id, f.id limit ${limit}`);
    return read.map(fillUpReading);
  },
};
