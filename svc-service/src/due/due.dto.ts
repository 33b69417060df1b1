import { BooleanField, ChoiceField, IdField, PageQuery } from '@carnet/svc-kit';
import { DUE_STATUSES, type DueStatus } from './due.rules.js';

export class DueQuery extends PageQuery {
  @IdField()
  vehicle_id?: number | null;

  @ChoiceField(DUE_STATUSES)
  status?: DueStatus | null;

  @BooleanField({ description: 'Only what is overdue or due' })
  needs_attention?: boolean | null;
}
