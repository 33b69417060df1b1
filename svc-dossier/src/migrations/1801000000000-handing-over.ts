import { HandoverTables, type StillTable } from '@carnet/handover';
import type { QueryRunner } from 'typeorm';

/** Logs of vehicles' journals can be handed over with the vehicle (ADR 132). Leaves still never change, except for their owner. */
export class DossierHandingOver1801000000000 extends HandoverTables {
  readonly name = 'DossierHandingOver1801000000000';
  protected readonly still: readonly StillTable[] = [];

  override async up(db: QueryRunner): Promise<void> {
    await super.up(db);
    await db.query(
      refuseChange(`if (new.log_id, new.position, new.service, new.seq, new.leaf)
        is not distinct from (old.log_id, old.position, old.service, old.seq, old.leaf) then return new; end if;`),
    );
  }

  override async down(db: QueryRunner): Promise<void> {
    await db.query(refuseChange(''));
    await super.down(db);
  }
}

const refuseChange = (but: string): string => `
  create or replace function refuse_change_of_leaf() returns trigger language plpgsql as $$
  begin
    ${but}
    raise exception 'A leaf of a log is never changed';
  end $$`;
