import { type CursorState, type FactPosition, splitPosition } from '@carnet/fact-log';
import { type Database, sql } from '@carnet/pg';

/** The position up to which the service's own log was sent. Sending a page twice does no harm, so the position is stored only now and then. */
export class RelayPosition {
  constructor(private readonly database: Database) {}

  /** Null if nothing was sent yet. */
  async read(): Promise<CursorState | null> {
    const [row] = await this.database.rows<{ log: string; position: FactPosition }>(
      sql`select log, tx::text || '.' || seq::text as position from fact_relay`,
    );
    return row ?? null;
  }

  async keep({ log, position }: CursorState): Promise<void> {
    const { tx, seq } = splitPosition(position);
    await this.database.rows(sql`
      insert into fact_relay (log, tx, seq) values (${log}::uuid, ${tx}::xid8, ${seq}::bigint)
      on conflict (one_row) do update set log = excluded.log, tx = excluded.tx, seq = excluded.seq`);
  }
}
