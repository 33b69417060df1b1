import type { Language } from '@carnet/messages';
import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { toldIn } from '../jobs/told.js';
import { WAITING } from '../jobs/waits-for.js';
import { PASSPORT_FAILURES } from './passport.errors.js';

/** Passports, one and many, with failure messages in this language. */
export function passportsIn(language: Language): EntityQuery<'newest'> {
  return new EntityQuery({
    row: sql`p.id, p.vehicle_id,
      json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      p.options -> 'withhold' as withhold, p.options -> 'withhold_papers' as withhold_papers, p.state, p.done, p."of",
      ${toldIn(language, WAITING)}::jsonb -> j.waits_for as waiting,
      ${toldIn(language, PASSPORT_FAILURES)}::jsonb -> p.failure as error,
      p.rows, p.files, p.withheld, p.missing, p.entries, p.bytes as size, p.sha256, p.seal, p.issued_on, p.created_at,
      p.finished_at`,
    from: sql`passports p join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
      left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id`,
    id: sql`p.id`,
    version: sql`p.version`,
    sorts: { newest: { key: sql`p.created_at`, type: 'timestamptz', direction: 'desc' } },
    defaultSort: 'newest',
  });
}

export const matching = (owner: OwnerId, vehicleId: number | undefined): Sql[] => [
  sql`p.owner_id = ${owner}`,
  ...(vehicleId ? [sql`p.vehicle_id = ${vehicleId}`] : []),
];
