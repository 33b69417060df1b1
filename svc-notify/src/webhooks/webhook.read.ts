import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The public columns of a webhook, without its secrets. */
export const webhooks = new EntityQuery({
  row: sql`h.id, h.name, h.url, to_json(h.events) as events, h.enabled, h.disabled_because, h.failing_since, h.created_at,
    (select count(*)::int from webhook_deliveries d
     where d.owner_id = h.owner_id and d.webhook_id = h.id and d.due_at is not null) as waiting, h.version`,
  from: sql`webhooks h`,
  id: sql`h.id`,
  version: sql`h.version`,
  sorts: { newest: { key: sql`h.id`, type: 'integer', direction: 'desc' } },
  defaultSort: 'newest',
});

export const webhooksOf = (owner: OwnerId): Sql[] => [sql`h.owner_id = ${owner}`];

export const webhookOf = (owner: OwnerId, id: number): Sql[] => [...webhooksOf(owner), sql`h.id = ${id}`];

const columns = sql`d.id, d.message_id, d.type,
  case when d.due_at is not null then 'waiting' when d.is_taken then 'delivered' else 'failed' end as state, d.created_at,
  d.tries, d.last_tried_at, d.due_at as next_try_at, d.status, d.answer, d.error, d.took_ms, d.body`;

const deliveryQuery = (row: Sql) =>
  new EntityQuery({
    row,
    from: sql`webhook_deliveries d`,
    id: sql`d.id`,
    version: sql`1`,
    sorts: { newest: { key: sql`d.id`, type: 'integer', direction: 'desc' } },
    defaultSort: 'newest',
    texts: [sql`d.body`, sql`d.answer`],
  });

/** Sent and waiting deliveries, with their outcome. */
export const deliveries = deliveryQuery(columns);

export const exportedDeliveries = deliveryQuery(sql`${columns}, d.webhook_id`);

export const deliveriesOf = (owner: OwnerId): Sql[] => [sql`d.owner_id = ${owner}`];

export const deliveriesOfWebhook = (owner: OwnerId, webhook: number): Sql[] => [
  ...deliveriesOf(owner),
  sql`d.webhook_id = ${webhook}`,
];

export const deliveryOf = (owner: OwnerId, webhook: number, id: number): Sql[] => [
  ...deliveriesOfWebhook(owner, webhook),
  sql`d.id = ${id}`,
];
