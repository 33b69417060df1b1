import { IdField, Shape } from '@carnet/svc-kit';

export class ChooseCover {
  @IdField({
    required: 'The photo is required',
    description: 'One of the vehicle, or of none: that becomes its vehicle',
  })
  photo_id: number;
}

export class CoverView {
  @Shape('integer') vehicle_id: number;
  @Shape('integer') photo_id: number;
  @Shape('string', { description: 'Names the content: `?v=` of its pictures' }) hash: string;
  @Shape('string', { nullable: true, description: 'Base64' }) thumbhash: string | null;
  @Shape('integer', { nullable: true }) width: number | null;
  @Shape('integer', { nullable: true }) height: number | null;
}
