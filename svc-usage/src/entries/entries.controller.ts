import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  Once,
  type OnceKey,
  OpenToContributors,
  Owner,
  type OwnerId,
  Reads,
  TakesPassports,
  Updates,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateEntry, EntryListQuery, EntryView, UpdateEntry } from './entry.dto.js';
import { EntriesService } from './entries.service.js';

/** An entry belongs to no vehicle, so a key of one vehicle cannot use these routes. */
@ApiTags('What happened to components')
@Controller('api/usage/entries')
export class EntriesController {
  constructor(private readonly entries: EntriesService) {}

  @Get()
  @Lists(EntryView, 'Rotations, treads, rebuilds and uses of components, newest first')
  list(@Owner() owner: OwnerId, @Query() query: EntryListQuery): Promise<JsonText> {
    return this.entries.list(owner, query);
  }

  @Post()
  @OpenToContributors('adds')
  @TakesPassports()
  @Creates(EntryView, 'Records what happened to a component')
  create(@Owner() owner: OwnerId, @Body() body: CreateEntry, @Once() once: OnceKey): Promise<JsonText> {
    return this.entries.create(owner, body, once);
  }

  @Get(':id')
  @Reads(EntryView, 'One of these')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.entries.get(owner, id);
  }

  @Put(':id')
  @OpenToContributors({ thing: 'component_entries' })
  @Updates(EntryView, 'Changes it; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateEntry,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.entries.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OpenToContributors({ thing: 'component_entries' })
  @Deletes('Deletes it, as though it had never been', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.entries.remove(owner, id, ifMatch);
  }
}
