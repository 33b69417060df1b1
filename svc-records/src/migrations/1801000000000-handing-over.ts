import { HandoverTables, type StillTable } from '@carnet/handover';

const OF_FILE = { table: 'files', column: 'file_id' };

/** Rows about a vehicle that stay as they are while it is handed over. Of files only what people change: pictures are drawn and papers read all the while. */
const STILL: readonly StillTable[] = [
  { table: 'modifications' },
  { table: 'issues' },
  { table: 'track_days' },
  { table: 'albums' },
  { table: 'vehicle_covers' },
  { table: 'files', columns: ['vehicle_id', 'deleted_at'] },
  { table: 'file_links', by: OF_FILE },
  { table: 'file_tags', by: OF_FILE },
  { table: 'documents', by: OF_FILE, columns: ['title', 'type', 'amount', 'notes'] },
  { table: 'photos', by: OF_FILE, columns: ['caption'] },
];

/** Vehicles can be handed over to other people (ADR 132). */
export class RecordsHandingOver1801000000000 extends HandoverTables {
  readonly name = 'RecordsHandingOver1801000000000';
  protected readonly still = STILL;
}
