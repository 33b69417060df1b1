import { LaterHandoverTables } from '@carnet/handover';

/** Newer tables can be handed over, too, and a hand-over is remembered for a while (ADR 132). */
export class DossierHandingOverLater1809000000000 extends LaterHandoverTables {
  readonly name = 'DossierHandingOverLater1809000000000';
}
