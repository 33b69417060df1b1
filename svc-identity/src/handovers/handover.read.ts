import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The confirmed address of a person, in its compared form; null if it is not confirmed. */
const addressOf = (person: OwnerId): Sql =>
  sql`(select u.email_key from users u where u.id = ${person} and u.email_confirmed_at is not null)`;

/** A condition on \`h\`: the person is the receiver. An accepted offer belongs to the person who accepted it. */
export const isReceivedBy = (person: OwnerId): Sql =>
  sql`(h.to_id = ${person} or (h.to_id is null and h.owner_id <> ${person} and h.address_key = ${addressOf(person)}
    and h.state in ('offered', 'refused', 'withdrawn')))`;

const columns = sql`case when h.state = 'offered' and h.expires_at <= now() then 'expired' else h.state end as state,
  h.vehicle_id, h.vehicle_name, h.address as email, g.username as from_name, h.with_costs, h.with_notes,
  cardinality(h.without_papers) as papers_withheld, h.figures, h.offered_at, h.expires_at, h.ended_at,
  case when h.state = 'offered' then h.problem end as problem`;

export const handoverColumns = (person: OwnerId): Sql => sql`
  h.id, case when h.owner_id = ${person} then 'giving' else 'receiving' end as side, ${columns}`;

export const handoverTables = sql`handovers h join users g on g.id = h.owner_id`;

/** Hand-overs for a person's export: those given, and those received. */
const exported = (side: Sql): EntityQuery =>
  new EntityQuery({
    row: sql`h.id, ${side} as side, ${columns}`,
    from: handoverTables,
    id: sql`h.id`,
    version: sql`1`,
    sorts: { newest: { key: sql`h.offered_at`, type: 'timestamptz', direction: 'desc' } },
    defaultSort: 'newest',
  });

export const givenHandovers = exported(sql`'giving'`);
export const givenHandoversOf = (owner: OwnerId): Sql[] => [sql`h.owner_id = ${owner}`];
export const receivedHandovers = exported(sql`'receiving'`);
export const receivedHandoversOf = (owner: OwnerId): Sql[] => [sql`h.to_id = ${owner}`];
