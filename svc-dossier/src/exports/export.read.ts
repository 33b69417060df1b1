import type { Language } from '@carnet/messages';
import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { toldIn } from '../jobs/told.js';
import { WAITING } from '../jobs/waits-for.js';
import { EXPORT_FAILURES } from './export.errors.js';

/** The time when a finished export expires. */
export const expiry = (days: number): Sql => sql`finished_at + make_interval(days => ${days}::int)`;

/** Exports, one and many, with failure messages in this language. Each expires after `days`. */
export function exportsIn(language: Language, days: number): EntityQuery<'newest'> {
  return new EntityQuery({
    row: sql`x.id, x.state, x.done, x."of", ${toldIn(language, WAITING)}::jsonb -> j.waits_for as waiting,
      ${toldIn(language, EXPORT_FAILURES)}::jsonb -> x.failure as error,
      x.rows, x.files, x.missing, x.bytes as size, x.sha256, x.created_at, x.finished_at, x.${expiry(days)} as expires_at`,
    from: sql`exports x left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id`,
    id: sql`x.id`,
    version: sql`x.version`,
    sorts: { newest: { key: sql`x.created_at`, type: 'timestamptz', direction: 'desc' } },
    defaultSort: 'newest',
  });
}

export const matching = (owner: OwnerId): Sql[] => [sql`x.owner_id = ${owner}`];
