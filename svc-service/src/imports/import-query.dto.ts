import { BooleanField } from '@carnet/svc-kit';

export class ImportQuery {
  @BooleanField({ description: 'Checks all and stores nothing; the report says what would be stored' })
  dry_run?: boolean | null;
}
