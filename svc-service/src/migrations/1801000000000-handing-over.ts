import { HandoverTables, type StillTable } from '@carnet/handover';

/** Rows about a vehicle that stay as they are while it is handed over. */
const STILL: readonly StillTable[] = [
  { table: 'service_events' },
  { table: 'service_schedules' },
  { table: 'service_schedule_entries', by: { table: 'service_schedules', column: 'service_schedule_id' } },
];

/** Vehicles can be handed over to other people (ADR 132). */
export class ServiceHandingOver1801000000000 extends HandoverTables {
  readonly name = 'ServiceHandingOver1801000000000';
  protected readonly still = STILL;
}
