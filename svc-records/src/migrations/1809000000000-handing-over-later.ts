import { LaterHandoverTables } from '@carnet/handover';

/** Newer tables can be handed over, too, and a hand-over is remembered for a while (ADR 132). */
export class RecordsHandingOverLater1809000000000 extends LaterHandoverTables {
  readonly name = 'RecordsHandingOverLater1809000000000';
}
