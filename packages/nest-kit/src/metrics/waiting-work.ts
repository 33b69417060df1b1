import { type Queryable, raw, sql } from '@carnet/pg';

/** A table in which work of a service waits until it is due: mails to be sent, books to be made. */
export interface WaitingWork {
  /** Its name in the metrics. */
  name: string;
  table: string;
  /** Its column that says when a row is due; 'due_at' where nothing is said. Null where nothing is left to do. */
  dueColumn?: string;
}

export interface WaitingWorkState {
  waiting: number;
  due: number;
  /** The delay of the most overdue row, in seconds; 0 if none is due. */
  late_seconds: number;
}

/** Reads the work that waits in one table, in whichever instance it will be done. */
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
