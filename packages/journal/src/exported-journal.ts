import { ApiProperty } from '@nestjs/swagger';
import { Shape } from '@carnet/fields';
import { EntityQuery, sql } from '@carnet/pg';
import type { ExportedList } from './exports/exported-list.js';
import { JOURNAL_ACTIONS, type JournalAction } from './journal.rules.js';

/** An entry of the journal in its owner's export. */
export class ExportedJournalEntryView {
  @Shape('integer', { description: 'Rises with each entry' }) seq: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string') kind: string;
  @Shape('integer', { description: 'Of the record that was changed' }) record_id: number;
  @Shape('integer') version: number;
  @Shape('string', { enum: JOURNAL_ACTIONS }) action: JournalAction;
  @Shape('date-time') at: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    nullable: true,
    description: 'What was written, as texts; null once the record is deleted',
  })
  fields: Record<string, string> | null;
}

const entries = new EntityQuery({
  row: sql`j.seq, j.vehicle_id, j.kind, j.record_id, j.version, j.action, j.at, j.fields`,
  from: sql`journal j`,
  id: sql`j.seq::int`,
  version: sql`j.version`,
  sorts: { newest: { key: sql`j.at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
  nested: sql`coalesce(octet_length(j.fields::text), 0)`,
});

/** The list of changes in a service, with their times, for exports. `service` is part of the list's name, since several services keep a journal. */
export const exportedJournal = (service: string): ExportedList => ({
  name: `journal-${service}`,
  view: ExportedJournalEntryView,
  query: () => entries,
  where: (owner) => [sql`j.owner_id = ${owner}`],
});
