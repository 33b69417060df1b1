import { IdField, IdListField, PatchOf, Shape, TextField } from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import * as m from '../messages/album.js';
import { MOST_PHOTOS } from './album.entity.js';

export class CreateAlbum {
  @TextField({ required: m.nameRequired, max: 100 })
  name: string;

  @IdField({ description: 'The vehicle that it is about, if it is about one. It goes with that vehicle' })
  vehicle_id?: number | null;

  @IdListField({ max: MOST_PHOTOS, description: 'All its photos, in their order' })
  photo_ids?: number[] | null;
}

export class UpdateAlbum extends PatchOf(CreateAlbum) {}

export class AlbumListQuery extends ListQuery {
  @IdField() vehicle_id?: number;

  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'newest (as without it), updated or name' })
  override sort?: string;
}

export class CoverPhotoView {
  @Shape('integer') id: number;
  @Shape('string', { description: 'Names the content: `?v=` of its pictures' }) hash: string;
  @Shape('string', { nullable: true, description: 'Base64' }) thumbhash: string | null;
  @Shape('integer', { nullable: true }) width: number | null;
  @Shape('integer', { nullable: true }) height: number | null;
}

export class AlbumView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('integer', { nullable: true }) vehicle_id: number | null;
  @Shape('string', { nullable: true }) make: string | null;
  @Shape('string', { nullable: true }) model: string | null;
  @Shape('integer', { nullable: true }) year: number | null;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('integer', { description: 'Without those in the trash, like the cover' }) photo_count: number;
  @ApiProperty({ type: CoverPhotoView, nullable: true, description: 'Its first photo' })
  cover_photo: CoverPhotoView | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** An album in a person's export. */
export class ExportedAlbumView extends AlbumView {
  @Shape('integer', { isArray: true, description: 'In its order' }) photo_ids: number[];
}
