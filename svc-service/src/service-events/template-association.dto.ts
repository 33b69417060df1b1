import { IdField } from '@carnet/svc-kit';

export class AssociateTemplate {
  @IdField({ required: 'Template is required' })
  template_id: number;
}
