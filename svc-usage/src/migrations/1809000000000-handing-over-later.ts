import { LaterHandoverTables } from '@carnet/handover';

/** Includes newer tables in handovers, and stores the time of a move, so that it can be deleted later (ADR 132). */
export class UsageHandingOverLater1809000000000 extends LaterHandoverTables {
  readonly name = 'UsageHandingOverLater1809000000000';
  protected override readonly still = [{ table: 'day_checks' }];
}
