import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  ListsViewed,
  OfVehicle,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  ProblemView,
  Reads,
  Updates,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CreatePart, PartListQuery, PartListView, PartView, UpdatePart, VehiclePartsQuery } from './part.dto.js';
import { PartsService } from './parts.service.js';

@ApiTags('Parts')
@Controller('api/parts')
export class PartsController {
  constructor(private readonly parts: PartsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @ListsViewed(PartView, PartListView, 'Parts, filtered and searched')
  list(@Owner() owner: OwnerId, @Query() query: PartListQuery): Promise<JsonText> {
    return this.parts.list(owner, query);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(PartView, 'Adds a part to a vehicle')
  create(@Owner() owner: OwnerId, @Body() body: CreatePart, @Once() once: OnceKey): Promise<JsonText> {
    return this.parts.create(owner, body, once);
  }

  @Get('vehicles/:vehicleId')
  @OfVehicle({ path: 'vehicleId' })
  @ListsViewed(PartView, PartListView, 'The parts of a vehicle')
  @ApiNotFoundResponse({ type: ProblemView, description: 'Vehicle not found' })
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: VehiclePartsQuery,
  ): Promise<JsonText> {
    return this.parts.listOfVehicle(owner, vehicleId, query);
  }

  @Get(':id')
  @OfVehicle({ thing: 'parts' })
  @Reads(PartView, 'One part with the service events and modifications that use it')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.parts.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'parts' })
  @Updates(PartView, 'Changes a part; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdatePart,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.parts.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'parts' })
  @Deletes('Deletes a part and takes it off events and modifications', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.parts.remove(owner, id, ifMatch);
  }
}
