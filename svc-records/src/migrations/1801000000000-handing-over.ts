import { HandoverTables, type StillTable } from '@carnet/handover';

const OF_FILE = { table: 'files', column: 'file_id' };

/**
 * Tables of a vehicle whose rows do not change during a hand-over. For files, this covers only what people edit: pictures are still made, and papers still
 * read.
 */
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
