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
import { ComponentListQuery, ComponentView, CreateComponent, UpdateComponent } from './component.dto.js';
import { ComponentsService } from './components.service.js';

/** A component may be on any vehicle, so a key of one vehicle cannot use these routes. */
@ApiTags('Components')
@Controller('api/usage/components')
export class ComponentsController {
  constructor(private readonly components: ComponentsService) {}

  @Get()
  @Lists(ComponentView, 'Sets of tyres and other components, by name')
  list(@Owner() owner: OwnerId, @Query() query: ComponentListQuery): Promise<JsonText> {
    return this.components.list(owner, query);
  }

  @Post()
  @OpenToContributors('adds')
  @TakesPassports()
  @Creates(ComponentView, 'Adds a set of tyres or another component')
  create(@Owner() owner: OwnerId, @Body() body: CreateComponent, @Once() once: OnceKey): Promise<JsonText> {
    return this.components.create(owner, body, once);
  }

  @Get(':id')
  @Reads(ComponentView, 'One component')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.components.get(owner, id);
  }

  @Put(':id')
  @OpenToContributors({ thing: 'components' })
  @Updates(ComponentView, 'Changes a component; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateComponent,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.components.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @TakesPassports()
  @Deletes('Deletes a component with its mountings and all that happened to it', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.components.remove(owner, id, ifMatch);
  }
}
