import { IdField, PatchOf, Shape, TextField } from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import * as m from '../messages/photo-pair.js';
import { PHOTO_STATES } from '../photos/photo.dto.js';

export class CreatePhotoPair {
  @IdField({ required: m.beforeRequired })
  before_id: number;

  @IdField({
    required: m.afterRequired,
    description: 'Another photo of the same vehicle, or as little of one',
  })
  after_id: number;

  @TextField({ max: 200 })
  title?: string | null;
}

export class UpdatePhotoPair extends PatchOf(CreatePhotoPair) {}

export class PhotoPairListQuery extends ListQuery {
  @IdField() vehicle_id?: number;

  @TextField({ max: 40 })
  @ApiPropertyOptional({
    description: 'newest (as without it), or taken: by when the photo after was taken, newest first',
  })
  override sort?: string;
}

/** A photo, as shown in a pair. */
export class PairedPhotoView {
  @Shape('integer') id: number;
  @Shape('string', { description: 'Names the content: `?v=` of its pictures' }) hash: string;
  @Shape('string', { nullable: true, description: 'Base64' }) thumbhash: string | null;
  @Shape('integer', { nullable: true }) width: number | null;
  @Shape('integer', { nullable: true }) height: number | null;
  @Shape('string', { description: "By the camera's clock, `YYYY-MM-DDTHH:MM:SS`" }) taken_at: string;
  @Shape('string', { enum: PHOTO_STATES }) state: string;
  @Shape('string', { nullable: true }) caption: string | null;
}

export class PhotoPairView {
  @Shape('integer') id: number;
  @Shape('string', { nullable: true }) title: string | null;
  @Shape('integer', { nullable: true, description: 'Of both photos' }) vehicle_id: number | null;
  @Shape('string', { nullable: true }) make: string | null;
  @Shape('string', { nullable: true }) model: string | null;
  @Shape('integer', { nullable: true }) year: number | null;
  @Shape('string', { nullable: true }) nickname: string | null;
  @ApiProperty({ type: PairedPhotoView }) before: PairedPhotoView;
  @ApiProperty({ type: PairedPhotoView }) after: PairedPhotoView;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
