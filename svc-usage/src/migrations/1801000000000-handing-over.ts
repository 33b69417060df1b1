import { HandoverTables, type StillTable } from '@carnet/handover';

/** Rows about a vehicle that stay as they are while it is handed over. */
const STILL: readonly StillTable[] = [{ table: 'fill_ups' }, { table: 'fitments' }, { table: 'track_sessions' }];

/** Vehicles can be handed over to other people (ADR 132). */
export class UsageHandingOver1801000000000 extends HandoverTables {
  readonly name = 'UsageHandingOver1801000000000';
  protected readonly still = STILL;
}
