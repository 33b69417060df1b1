import { EntityQuery, type Language, type OwnerId, sentence, type Sql, sql } from '@carnet/svc-kit';
import { EXPORT_FAILURES } from './export.errors.js';

/** Until when an export is kept that is finished. */
export const expiry = (days: number): Sql => sql`finished_at + make_interval(days => ${days}::int)`;

/** Exports, one and many, with their failures in this language; each is kept for some days. */
export function exportsIn(language: Language, days: number): EntityQuery<'newest'> {
  const failures = Object.entries(EXPORT_FAILURES).map(([failure, said]) => {
    const { code, msg } = sentence(said, language);
    return [failure, { code, msg }];
  });
  return new EntityQuery({
    row: sql`x.id, x.state, x.done, x."of", ${JSON.stringify(Object.fromEntries(failures))}::jsonb -> x.failure as error,
      x.rows, x.files, x.missing, x.bytes as size, x.sha256, x.created_at, x.finished_at, x.${expiry(days)} as expires_at`,
    from: sql`exports x`,
    id: sql`x.id`,
    version: sql`x.version`,
    sorts: { newest: { key: sql`x.created_at`, type: 'timestamptz', direction: 'desc' } },
    defaultSort: 'newest',
  });
}

export const matching = (owner: OwnerId): Sql[] => [sql`x.owner_id = ${owner}`];
