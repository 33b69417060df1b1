import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  Reads,
  Updates,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreatePhotoPair, PhotoPairListQuery, PhotoPairView, UpdatePhotoPair } from './photo-pair.dto.js';
import { PhotoPairsService } from './photo-pairs.service.js';

@ApiTags('Photo pairs')
@Controller('api/photo-pairs')
export class PhotoPairsController {
  constructor(private readonly pairs: PhotoPairsService) {}

  @Get()
  @Lists(PhotoPairView, 'Photos before and after, two and two; those of which one is in the trash do not show')
  list(@Owner() owner: OwnerId, @Query() query: PhotoPairListQuery): Promise<JsonText> {
    return this.pairs.list(owner, query);
  }

  @Get(':id')
  @Reads(PhotoPairView, 'One pair')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.pairs.get(owner, id);
  }

  @Post()
  @Creates(PhotoPairView, 'Makes a pair of two photos of one vehicle, or of none')
  create(@Owner() owner: OwnerId, @Body() body: CreatePhotoPair, @Once() once: OnceKey): Promise<JsonText> {
    return this.pairs.create(owner, body, once);
  }

  @Patch(':id')
  @Updates(PhotoPairView, 'Changes a pair; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdatePhotoPair,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.pairs.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @Deletes('Deletes a pair; its photos stay', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.pairs.remove(owner, id, ifMatch);
  }
}
