import { EntityQuery, type EntityQueryOptions, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOOK_PATH } from './buyer-page.entity.js';

const options = {
  row: sql`p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals,
    to_json(p.withhold_words) as withhold_words, to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views,
    p.created_at, p.updated_at`,
  from: sql`buyer_pages p`,
  id: sql`p.id`,
  version: sql`p.version`,
  sorts: { newest: { key: sql`p.created_at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
} satisfies EntityQueryOptions<'newest'>;

/** Pages for an export: without the secrets of their links. */
export const exportedBuyerPages = new EntityQuery(options);

export const buyerPages = new EntityQuery({
  ...options,
  row: sql`${options.row}, ${LOOK_PATH}::text || p.secret as path`,
});

export const matching = (owner: OwnerId, vehicleId: number | undefined): Sql[] => [
  sql`p.owner_id = ${owner}`,
  ...(vehicleId ? [sql`p.vehicle_id = ${vehicleId}`] : []),
];
