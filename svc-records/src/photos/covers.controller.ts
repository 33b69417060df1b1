import { ParseId } from '@carnet/fields';
import { Deletes, Owner, type OwnerId, Sets } from '@carnet/rest';
import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChooseCover, CoverView } from './cover.dto.js';
import { PhotosService } from './photos.service.js';

@ApiTags('Photos')
@Controller('api/photos/covers')
export class CoversController {
  constructor(private readonly photos: PhotosService) {}

  @Put(':vehicleId')
  @Sets(CoverView, "Makes a photo its vehicle's cover, which svc-garage shows with the vehicle")
  choose(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Body() { photo_id }: ChooseCover,
  ): Promise<CoverView> {
    return this.photos.chooseCover(owner, vehicleId, photo_id);
  }

  @Delete(':vehicleId')
  @Deletes("Takes a vehicle's cover away; the photo stays")
  remove(@Owner() owner: OwnerId, @Param('vehicleId', ParseId) vehicleId: number): Promise<void> {
    return this.photos.takeCoverAway(owner, vehicleId);
  }
}
