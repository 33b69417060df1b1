import { LaterHandoverTables } from '@carnet/handover';

/** Includes newer tables in handovers, and stores the time of a move, so that it can be deleted later (ADR 132). */
export class ServiceHandingOverLater1809000000000 extends LaterHandoverTables {
  readonly name = 'ServiceHandingOverLater1809000000000';
}
