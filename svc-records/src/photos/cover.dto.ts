import { IdField, Shape } from '@carnet/fields';
import * as m from '../messages/photo.js';

export class ChooseCover {
  @IdField({
    required: m.required,
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
