import { HandoverTables, type StillTable } from '@carnet/handover';

/** Tables of a vehicle whose rows do not change during a hand-over. */
const STILL: readonly StillTable[] = [
  { table: 'vehicles', vehicle: 'id' },
  ...['parts', 'odometer_readings', 'odometer_chapters', 'vehicle_identities', 'ownership_chapters'].map((table) => ({
    table,
  })),
];

/** Vehicles can be handed over to other people (ADR 132). */
export class GarageHandingOver1801000000000 extends HandoverTables {
  readonly name = 'GarageHandingOver1801000000000';
  protected readonly still = STILL;
}
