import { HandoverTables, type StillTable } from '@carnet/handover';

/** Tables whose rows about a vehicle must not change during its handover. */
const STILL: readonly StillTable[] = [
  { table: 'service_events' },
  { table: 'service_schedules' },
  { table: 'service_schedule_entries', by: { table: 'service_schedules', column: 'service_schedule_id' } },
];

/** Lets vehicles be handed over to other people (ADR 132). */
export class ServiceHandingOver1801000000000 extends HandoverTables {
  readonly name = 'ServiceHandingOver1801000000000';
  protected readonly still = STILL;
}
