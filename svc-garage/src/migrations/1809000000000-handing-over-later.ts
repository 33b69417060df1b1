import { LaterHandoverTables } from '@carnet/handover';

/** Newer tables can be handed over, too, and a hand-over is remembered for a while (ADR 132). */
export class GarageHandingOverLater1809000000000 extends LaterHandoverTables {
  readonly name = 'GarageHandingOverLater1809000000000';
}
