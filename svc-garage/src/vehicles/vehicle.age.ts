import { type Sql, sql } from '@carnet/svc-kit';

/**
 * Whole months from one day to another, never below 0; a month counts when its day is reached. PostgreSQL's own `age` counts
 * otherwise at the ends of months.
 */
export const wholeMonths = (from: Sql, to: Sql): Sql =>
  sql`greatest(0, (extract(year from ${to}) - extract(year from ${from})) * 12
                  + extract(month from ${to}) - extract(month from ${from})
                  - case when extract(day from ${to}) < extract(day from ${from}) then 1 else 0 end)::int`;

/** Contract §3: months since `birth_date`, or since 1 January of `year` where there is none. */
export const vehicleAge = (today: Sql): Sql => wholeMonths(sql`coalesce(v.birth_date, make_date(v.year, 1, 1))`, today);
