import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Deletes,
  IfMatch,
  Lists,
  OfVehicle,
  OpenToContributors,
  Owner,
  type OwnerId,
  Reads,
  Updates,
  UpdatesMany,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangePhotos, PhotoListQuery, PhotoView, UpdatePhoto } from './photo.dto.js';
import { PhotosService } from './photos.service.js';

@ApiTags('Photos')
@Controller('api/photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(PhotoView, 'Photos, filtered and searched; what is in the trash apart. They are made by uploads')
  list(@Owner() owner: OwnerId, @Query() query: PhotoListQuery): Promise<JsonText> {
    return this.photos.list(owner, query);
  }

  @Get(':id')
  @OfVehicle({ thing: 'files' })
  @Reads(PhotoView, 'One photo')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.photos.get(owner, id);
  }

  @Patch()
  @UpdatesMany(PhotoView, 'Changes many photos alike, all of them or none; what is left out stays')
  updateMany(@Owner() owner: OwnerId, @Body() body: ChangePhotos): Promise<JsonText> {
    return this.photos.updateMany(owner, body);
  }

  @Patch(':id')
  @OpenToContributors({ thing: 'files', author: 'actor_id' })
  @TakesPassports()
  @Updates(PhotoView, 'Changes a photo; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdatePhoto,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.photos.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OpenToContributors({ thing: 'files', author: 'actor_id' })
  @Deletes('Puts a photo into the trash, for 30 days; one that is there goes for good', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.photos.remove(owner, id, ifMatch);
  }
}
