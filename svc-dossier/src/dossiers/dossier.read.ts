import type { Language } from '@carnet/messages';
import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { toldIn } from '../jobs/told.js';
import { WAITING } from '../jobs/waits-for.js';
import { FAILURES } from './dossier.errors.js';

/** The place in the queue. It counts only jobs that wait for nothing but their turn, in the same order as `JobsRepository.take`. */
const place = sql`case when d.state = 'queued' and j.waits_for is null then (
  select count(*)::int from waiting_dossiers o
  where (o.queued_at, o.owner_id, o.dossier_id) <= (j.queued_at, j.owner_id, j.dossier_id) and o.waits_for is null
    and exists (select 1 from dossiers w where w.owner_id = o.owner_id and w.id = o.dossier_id and w.state = 'queued')) end`;

/** Dossiers, one and many, with failure messages in this language. */
export function dossiersIn(language: Language): EntityQuery<'newest'> {
  return new EntityQuery({
    row: sql`d.id, d.vehicle_id,
      json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      d.options, d.state, d.done, d."of", ${place} as place,
      ${toldIn(language, WAITING)}::jsonb -> j.waits_for as waiting, ${toldIn(language, FAILURES)}::jsonb -> d.failure as error,
      d.pages, d.plates, d.sheets, d.entries, d.withheld, d.bytes as size, d.sha256, d.fingerprint,
      (select count(*)::int from dossier_previews p where p.owner_id = d.owner_id and p.dossier_id = d.id) as previews,
      d.made_with, d.checkpoint, d.issued_on, d.created_at, d.finished_at`,
    from: sql`dossiers d join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
      left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id`,
    id: sql`d.id`,
    version: sql`d.version`,
    sorts: { newest: { key: sql`d.created_at`, type: 'timestamptz', direction: 'desc' } },
    defaultSort: 'newest',
  });
}

export const matching = (owner: OwnerId, vehicleId: number | undefined): Sql[] => [
  sql`d.owner_id = ${owner}`,
  ...(vehicleId ? [sql`d.vehicle_id = ${vehicleId}`] : []),
];
