import { type Sql, sql } from '@carnet/svc-kit';

/**
 * Keeps the vehicle that a record moves to from being deleted until the write is done. The one that it stays with is left alone: who
 * deletes that holds it, and waits for the record, which this write holds.
 */
export const keptIf = (isMoved: boolean): Sql => (isMoved ? sql`for key share` : sql``);
