import type { Language } from '@carnet/messages';
import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { toldIn } from '../jobs/told.js';
import { WAITING } from '../jobs/waits-for.js';
import { IMPORT_FAILURES } from './passport-import.errors.js';

/** Uploaded passports, one and many, with failure messages in this language. */
export function importsIn(language: Language): EntityQuery<'newest'> {
  return new EntityQuery({
    row: sql`i.id, i.name, i.bytes as size, coalesce(i.sha256, i.was_sha256) as sha256, i.state, i.done, i."of",
      ${toldIn(language, WAITING)}::jsonb -> j.waits_for as waiting,
      ${toldIn(language, IMPORT_FAILURES)}::jsonb -> i.failure as error, i.about, i.found, i.vehicle_id, i.created_at,
      i.finished_at`,
    from: sql`passport_imports i left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id`,
    id: sql`i.id`,
    version: sql`i.version`,
    sorts: { newest: { key: sql`i.created_at`, type: 'timestamptz', direction: 'desc' } },
    defaultSort: 'newest',
  });
}

export const matching = (owner: OwnerId): Sql[] => [sql`i.owner_id = ${owner}`];
