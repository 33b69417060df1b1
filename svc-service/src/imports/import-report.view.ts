import { Shape } from '@carnet/svc-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** What became of one entry of a file: the id that it got, or why it was not stored; of a dry run what would be stored. */
export class ImportResult {
  @Shape('integer', { description: 'Its place in the list, from 0' }) index: number;
  @ApiPropertyOptional({ type: 'integer' }) id?: number;
  @ApiPropertyOptional({ type: 'string' }) msg?: string;
  @ApiPropertyOptional({ type: 'string', description: 'What of the entry was, or would be, left out' }) note?: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Of a dry run: the values as they would be stored',
  })
  values?: Record<string, unknown>;
}

export class ImportReport {
  @Shape('integer') total: number;
  @Shape('integer', { description: 'How many were stored: 0 of a dry run' }) imported: number;
  @Shape('integer') failed: number;
  @ApiProperty({ type: [ImportResult] }) results: ImportResult[];
}
