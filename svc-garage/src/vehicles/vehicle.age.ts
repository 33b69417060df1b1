import { type Sql, sql } from '@carnet/svc-kit';

/**
 * Whole months from one day to another, never below 0; a month counts when its day is reached. `offset 0` keeps PostgreSQL from working
 * both days out again for each part of their distance.
 */
export const wholeMonths = (from: Sql, to: Sql): Sql =>
  sql`(select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
       from (select age(${to}::timestamp, ${from}::timestamp) as age offset 0) a)`;

/** Contract §3: months since `birth_date`, or since 1 January of `year` where there is none. */
export const vehicleAge = (today: Sql): Sql => wholeMonths(sql`coalesce(v.birth_date, make_date(v.year, 1, 1))`, today);
