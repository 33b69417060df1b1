import { HandoverTables, type StillTable } from '@carnet/handover';

/** Tables whose rows about a vehicle must not change during its handover. */
const STILL: readonly StillTable[] = [{ table: 'fill_ups' }, { table: 'fitments' }, { table: 'track_sessions' }];

/** Lets vehicles be handed over to other people (ADR 132). */
export class UsageHandingOver1801000000000 extends HandoverTables {
  readonly name = 'UsageHandingOver1801000000000';
  protected readonly still = STILL;
}
