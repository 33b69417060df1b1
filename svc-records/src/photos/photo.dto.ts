import {
  BooleanField,
  DateField,
  IdField,
  IdListField,
  ListField,
  Shape,
  TextField,
  TextListField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import * as m from '../messages/photo.js';
import { FileLink, FileLinkView, SUBJECT, TurnedField, TURNED, VariantView } from '../files/file.dto.js';

export const PHOTO_STATES = ['pending', 'ready', 'damaged', 'failed'] as const;
export const TAKEN_FROM = ['camera', 'upload', 'person'] as const;

/** An absent field stays unchanged. */
export class UpdatePhoto {
  @TextField({ max: 2_000 }) caption?: string | null;
  @TextField({ max: 19, description: "By the camera's clock, `YYYY-MM-DDTHH:MM:SS`" }) taken_at?: string;
  @IdField({ description: 'Another vehicle than before takes the photo from the records of the former' })
  vehicle_id?: number | null;
  @TextListField({ max: 50, maxLength: 50 }) tags?: string[] | null;
  @ListField(() => FileLink, { max: 50, description: 'All records that it belongs to; they are of its vehicle' })
  links?: FileLink[] | null;
  @TurnedField() turned?: number | null;
  @BooleanField({ description: 'false takes it out of the trash' }) deleted?: boolean | null;
}

/** The same change for many photos. Removals come before additions. */
export class ChangePhotos {
  @IdListField({ required: m.manyRequired, max: 200, description: 'All of them are changed, or none' })
  ids: number[];
  @TextListField({ max: 50, maxLength: 50 }) add_tags?: string[] | null;
  @TextListField({ max: 50, maxLength: 50 }) remove_tags?: string[] | null;
  @ListField(() => FileLink, { max: 50, description: 'Records of the vehicle that each photo has then' })
  add_links?: FileLink[] | null;
  @ListField(() => FileLink, { max: 50 }) remove_links?: FileLink[] | null;
  @IdField({ description: 'Another vehicle than before takes a photo from the records of the former' })
  vehicle_id?: number | null;
  @TurnedField() turned?: number | null;
  @IdField({ description: 'They go behind the photos that the album has' }) add_to_album?: number | null;
  @BooleanField({ description: 'true puts them into the trash, false takes them out of it' }) deleted?: boolean | null;
}

export class PhotoListQuery extends ListQuery {
  @IdField() vehicle_id?: number;
  @TextField({ max: 3_000, description: SUBJECT }) subject?: string;
  @TextField({ max: 50 }) tag?: string;
  @IdField({ description: 'The album that it is in' }) album_id?: number;
  @BooleanField({ description: 'true for what is in the trash' }) deleted?: boolean;
  @DateField({ description: 'Those of this day and later, of which somebody knows when they were taken' })
  from?: string;
  @DateField({ description: 'Those of this day and earlier, of which somebody knows when they were taken' })
  to?: string;

  @TextField({ max: 40 })
  @ApiPropertyOptional({
    description: 'newest (as without it) or oldest by when they were taken, added, name; album with `album_id`',
  })
  override sort?: string;
}

export class PhotoView {
  @Shape('integer') id: number;
  @Shape('integer', { nullable: true }) vehicle_id: number | null;
  @Shape('string', { nullable: true }) make: string | null;
  @Shape('string', { nullable: true }) model: string | null;
  @Shape('integer', { nullable: true }) year: number | null;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('string', { description: 'The name of the file' }) name: string;
  @Shape('string') media_type: string;
  @Shape('integer') bytes: number;
  @Shape('string', { description: 'Names the content: `?v=` of `/api/media/{file}/{variant}`' }) hash: string;
  @Shape('string', { enum: PHOTO_STATES }) state: string;
  @Shape('string', { nullable: true }) caption: string | null;
  @Shape('string', { description: "By the camera's clock, `YYYY-MM-DDTHH:MM:SS`" }) taken_at: string;
  @Shape('string', { nullable: true, description: 'Of that clock from UTC, `+02:00`' }) taken_offset: string | null;
  @Shape('string', { enum: TAKEN_FROM, description: 'Who says when it was taken' }) taken_from: string;
  @Shape('string', { nullable: true }) camera: string | null;
  @Shape('integer', { nullable: true }) width: number | null;
  @Shape('integer', { nullable: true }) height: number | null;
  @Shape('integer', TURNED) turned: number;
  @Shape('string', { nullable: true, description: 'Base64' }) thumbhash: string | null;
  @ApiProperty({ type: [VariantView] }) variants: VariantView[];
  @Shape('string', { isArray: true }) tags: string[];
  @ApiProperty({ type: [FileLinkView] }) links: FileLinkView[];
  @Shape('integer', { nullable: true, description: 'The first photo of the same bytes, where there is another' })
  same_as: number | null;
  @Shape('date-time', { nullable: true, description: 'In the trash since; it goes for good after 30 days' })
  deleted_at: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
