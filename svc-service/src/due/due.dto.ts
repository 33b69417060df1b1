import { BooleanField, ChoiceField, IdField, IntField, TextField } from '@carnet/svc-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { DUE_STATUSES, type DueStatus } from './due.rules.js';

export class DueQuery {
  @IdField()
  vehicle_id?: number | null;

  @ChoiceField(DUE_STATUSES)
  status?: DueStatus | null;

  @BooleanField({ description: 'Only what is overdue or due' })
  needs_attention?: boolean | null;

  @IntField({ min: 1, max: 200 })
  @ApiPropertyOptional({ description: 'Rows of a page; without it the whole list comes' })
  limit?: number;

  @TextField({ max: 100 })
  @ApiPropertyOptional({ description: 'Where to go on, as the `Link` header of the page before says' })
  cursor?: string;
}
