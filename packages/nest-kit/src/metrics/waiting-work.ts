import { type Queryable, raw, sql } from '@carnet/pg';

/** A table of scheduled work, such as mails to send or books to create. */
export interface WaitingWork {
  /** Its name in the metrics. */
  name: string;
  table: string;
  /** The column with the due time. Default: 'due_at'. Null in a row whose work is done. */
  dueColumn?: string;
}

export interface WaitingWorkState {
  waiting: number;
  due: number;
  /** The delay of the most overdue row, in seconds; 0 if none is overdue. */
  late_seconds: number;
}

/** Reads the scheduled work in one table, for all instances. */
export async function stateOfWork(
  db: Queryable,
  { table, dueColumn = 'due_at' }: WaitingWork,
): Promise<WaitingWorkState> {
  const dueAt = raw(dueColumn);
  const [state] = await db.rows<WaitingWorkState>(sql`
    select count(*)::int as waiting, (count(*) filter (where ${dueAt} <= now()))::int as due,
           coalesce(extract(epoch from now() - min(${dueAt}) filter (where ${dueAt} <= now())), 0)::float8 as late_seconds
    from ${raw(table)} where ${dueAt} is not null`);
  return state!;
}
