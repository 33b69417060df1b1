import { DateField, IdField, Shape } from '@carnet/fields';
import { empty, JsonText, type ListSource, PageQuery, type Queryable, type Sql, sql, unknownCursor } from '@carnet/pg';

/** Query parameters of a service's costs. */
export class CostsQuery extends PageQuery {
  @IdField()
  vehicle_id?: number;

  @DateField({ description: 'Amounts of this day and later; those without a day are left out' })
  from?: string | null;

  @DateField({ description: 'Amounts of this day and earlier; those without a day are left out' })
  to?: string | null;
}

/** The cost of one kind for one vehicle, in one year and one currency. Each service's view adds its own `kind`. */
export class CostTotalView {
  @Shape('integer') vehicle_id: number;
  @Shape('integer', { nullable: true, description: 'Of the days that the amounts have; null of those without a day' })
  year: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217; null where the currency of old amounts is not known yet' })
  currency: string | null;
  @Shape('money', { description: 'The sum, in its currency' }) amount: number;
  @Shape('integer', { description: 'How many amounts it is made of' }) count: number;
  @Shape('boolean', { description: 'Some of them were converted by a rate that the person gave' }) by_rate: boolean;
}

/** The sum of amounts in one currency. */
export class CostSumView {
  @Shape('string', { nullable: true, description: 'ISO 4217; null where the currency of old amounts is not known yet' })
  currency: string | null;
  @Shape('money', { description: 'The sum, in its currency' }) amount: number;
  @Shape('integer', { description: 'How many amounts it is made of' }) count: number;
  @Shape('boolean', { description: 'Some of them were converted by a rate that the person gave' }) by_rate: boolean;
}

/**
 * Returns totals sorted by vehicle, year, kind and currency, in one statement for any number of amounts.
 * @param amounts a select of the owner's `vehicle_id, day, kind, amount, currency, by_rate`
 * @throws Invalid (400) for an unknown cursor
 */
export async function costTotals(db: ListSource, amounts: Sql, query: CostsQuery): Promise<JsonText> {
  const { from, to, limit = db.lists.rows, cursor } = query;
  const begin = cursor === undefined ? 0 : placeOf(cursor);
  const [found] = await db.rows<{ total: number; json: string }>(sql`
    with totals as materialized (
      select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count,
        bool_or(by_rate) as by_rate
      from (${amounts}) amounts where true ${from ? sql`and day >= ${from}::date` : empty} ${to ? sql`and day <= ${to}::date` : empty}
      group by 1, 2, 3, 4
    ), page as (
      select * from totals order by vehicle_id, year, kind, currency limit ${limit} offset ${begin}
    )
    select (select count(*)::int from totals) as total,
      coalesce((select json_agg(p order by vehicle_id, year, kind, currency) from page p), '[]')::text as json`);
  const { total, json } = found!;
  const next = begin + limit < total ? Buffer.from(`costs ${begin + limit}`).toString('base64url') : null;
  return new JsonText(json, { page: { total, next } });
}

/**
 * Returns sums by currency; the currency with the most amounts comes first. There are only few, so they need no paging.
 * @param amounts a select of the owner's `amount, currency, by_rate`
 */
export async function costSums(db: Queryable, amounts: Sql): Promise<JsonText> {
  const [found] = await db.rows<{ total: number; json: string }>(sql`
    with sums as materialized (
      select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
      from (${amounts}) amounts group by currency
    )
    select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json from sums s`);
  const { total, json } = found!;
  return new JsonText(json, { page: { total, next: null } });
}

/** Totals are computed again for every page, so a cursor is an index into them. */
function placeOf(cursor: string): number {
  const place = /^costs (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place === undefined) throw unknownCursor();
  return Number(place);
}
