import { Shape } from '@carnet/svc-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** What became of one entry of a file: the id that it got, or why it was not stored. */
export class ImportResult {
  @Shape('integer', { description: 'Its place in the list, from 0' }) index: number;
  @ApiPropertyOptional({ type: 'integer' }) id?: number;
  @ApiPropertyOptional({ type: 'string' }) msg?: string;
}

export class ImportReport {
  @Shape('integer') total: number;
  @Shape('integer') imported: number;
  @Shape('integer') failed: number;
  @ApiProperty({ type: [ImportResult] }) results: ImportResult[];
}
