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
import { AlbumListQuery, AlbumView, CreateAlbum, UpdateAlbum } from './album.dto.js';
import { AlbumsService } from './albums.service.js';

@ApiTags('Albums')
@Controller('api/albums')
export class AlbumsController {
  constructor(private readonly albums: AlbumsService) {}

  @Get()
  @Lists(AlbumView, 'Albums, filtered and searched; their photos are a list of `/api/photos?album_id=`')
  list(@Owner() owner: OwnerId, @Query() query: AlbumListQuery): Promise<JsonText> {
    return this.albums.list(owner, query);
  }

  @Get(':id')
  @Reads(AlbumView, 'One album')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.albums.get(owner, id);
  }

  @Post()
  @Creates(AlbumView, 'Makes an album')
  create(@Owner() owner: OwnerId, @Body() body: CreateAlbum, @Once() once: OnceKey): Promise<JsonText> {
    return this.albums.create(owner, body, once);
  }

  @Patch(':id')
  @Updates(
    AlbumView,
    'Changes an album; what is left out stays. `photo_ids` sorts it: those in the trash keep their place',
  )
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateAlbum,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.albums.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @Deletes('Deletes an album; its photos stay', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.albums.remove(owner, id, ifMatch);
  }
}
