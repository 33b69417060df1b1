import type { PartFact, ProvenanceFact, ServiceEventFact, SubjectFact, VehicleFact } from '@carnet/contracts';
import {
  among,
  CopyHandler,
  defineCopy,
  type FactHandler,
  type OwnedIds,
  purgeOf,
  type Replicated,
} from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SUBJECTS_ELSEWHERE } from '../references.rules.js';

/** Older facts have no unit: every odometer counted miles. */
const unitOf = sql`coalesce(body ->> 'odometer_unit', 'mi')`;

/** Older facts do not say whether an event has a cost: its modifications then count with the event, as before. */
const hasCost = sql`coalesce((body ->> 'has_cost')::boolean, true)`;

/** Records refer to vehicles, and lists show the names of vehicles. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  keptBy: ['files', 'modifications', 'issues', 'track_days', 'albums'],
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text' },
  derived: { odometer_unit: { value: unitOf, update: sql`excluded.odometer_unit` } },
  revision: 2,
});

/** Modifications refer to their parts, and show the status of each. */
export const PartCopies = defineCopy<'part', PartFact>({
  kind: 'part',
  table: 'part_copies',
  columns: {
    vehicle_id: 'int',
    name: 'text',
    manufacturer: 'text',
    part_number: 'text',
    type: 'text',
    status: 'text',
  },
});

/** Files can belong to a vehicle's identity numbers and owners. */
export const VehicleIdentityCopies = defineCopy<'vehicle-identity', ProvenanceFact>({
  kind: 'vehicle-identity',
  table: 'vehicle_identity_copies',
  columns: { vehicle_id: 'int' },
});

export const OwnershipChapterCopies = defineCopy<'ownership-chapter', ProvenanceFact>({
  kind: 'ownership-chapter',
  table: 'ownership_chapter_copies',
  columns: { vehicle_id: 'int' },
});

/** Issues and modifications refer to service events; a modification's cost counts if its event has none. */
export const ServiceEventCopies = defineCopy<'service-event', ServiceEventFact>({
  kind: 'service-event',
  table: 'service_event_copies',
  columns: {
    vehicle_id: 'int',
    name: 'text',
    type: 'text',
    status: 'text',
    date_performed: 'date',
    date_performed_edtf: 'text',
  },
  derived: { has_cost: { value: hasCost, update: sql`excluded.has_cost` } },
  revision: 3,
});

/** Copies of records that files can belong to; only their ids are stored. A link is deleted with the copy; the file stays with the vehicle. */
function defineSubjectCopy(kind: string): Type<FactHandler<string, SubjectFact>> {
  @Injectable()
  class SubjectCopies extends CopyHandler<string, SubjectFact> {
    readonly name = `subject_copies of ${kind}`;
    readonly kind = kind;

    protected async save(tx: EntityManager, replicated: Replicated<SubjectFact>[]): Promise<void> {
      await within(tx).rows(sql`
        insert into subject_copies (owner_id, kind, id, vehicle_id)
        select owner_id, ${kind}, (body ->> 'id')::int, (body ->> 'vehicle_id')::int
        from jsonb_to_recordset(${JSON.stringify(replicated)}::jsonb) as replicated (owner_id int, body jsonb)
        order by 1, 3
        on conflict (owner_id, kind, id) do update set vehicle_id = excluded.vehicle_id`);
    }

    protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
      await within(tx).rows(sql`delete from subject_copies where kind = ${kind} and ${among(gone)}`);
    }
  }
  return SubjectCopies;
}

const SUBJECT_COPIES = SUBJECTS_ELSEWHERE.map(({ kind, producer }) => ({ producer, handler: defineSubjectCopy(kind) }));

export const AllSubjectCopies = SUBJECT_COPIES.map(({ handler }) => handler);

/** The copies that follow one service. */
export const subjectCopiesOf = (service: (typeof SUBJECTS_ELSEWHERE)[number]['producer']) =>
  SUBJECT_COPIES.filter(({ producer }) => producer === service).map(({ handler }) => handler);

/** Follows `user`: deletes all copies of a deleted user's data. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', [
  'ownership_chapter_copies',
  'part_copies',
  'service_event_copies',
  'subject_copies',
  'vehicle_identity_copies',
  'vehicle_copies',
]);
