import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  Once,
  type OnceKey,
  OnlyOwner,
  Owner,
  type OwnerId,
  ProblemView,
  Reads,
  Updates,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CollectionVehiclesQuery, VehicleView } from '../vehicles/vehicle.dto.js';
import { VehiclesService } from '../vehicles/vehicles.service.js';
import {
  CollectionListQuery,
  CollectionView,
  CreateCollection,
  RemoveCollectionQuery,
  UpdateCollection,
} from './collection.dto.js';
import { CollectionsService } from './collections.service.js';

@ApiTags('Collections')
@Controller('api/collections')
export class CollectionsController {
  constructor(
    private readonly collections: CollectionsService,
    private readonly vehicles: VehiclesService,
  ) {}

  @Get()
  @Lists(CollectionView, 'Collections with how many vehicles each holds')
  list(@Owner() owner: OwnerId, @Query() query: CollectionListQuery): Promise<JsonText> {
    return this.collections.list(owner, query);
  }

  @Post()
  @Creates(CollectionView, 'Makes a collection')
  create(@Owner() owner: OwnerId, @Body() body: CreateCollection, @Once() once: OnceKey): Promise<JsonText> {
    return this.collections.create(owner, body, once);
  }

  @Get(':id')
  @Reads(CollectionView, 'One collection')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.collections.get(owner, id);
  }

  @Put(':id')
  @Updates(CollectionView, 'Changes a collection; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateCollection,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.collections.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OnlyOwner()
  @Deletes('Deletes a collection; with vehicles in it only if told what becomes of them', { conditional: true })
  @ApiConflictResponse({
    type: ProblemView,
    description: 'It holds vehicles, and the call does not say what becomes of them',
  })
  remove(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() fate: RemoveCollectionQuery,
    @IfMatch() ifMatch: number | null,
  ): Promise<void> {
    return this.collections.remove(owner, id, fate, ifMatch);
  }

  @Get(':id/vehicles')
  @Lists(VehicleView, 'The vehicles of a collection')
  @ApiNotFoundResponse({ type: ProblemView, description: 'Collection not found' })
  listVehicles(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: CollectionVehiclesQuery,
  ): Promise<JsonText> {
    return this.vehicles.listOfCollection(owner, id, query);
  }
}
