import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  OfVehicle,
  Once,
  type OnceKey,
  OnlyOwner,
  Owner,
  type OwnerId,
  Reads,
  Updates,
  CameFrom,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateVehicle, UpdateVehicle, VehicleListQuery, VehicleView } from './vehicle.dto.js';
import { VehiclesService } from './vehicles.service.js';

@ApiTags('Vehicles')
@Controller('api/vehicles')
export class VehiclesController {
  constructor(private readonly vehicles: VehiclesService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(VehicleView, 'Vehicles, filtered and searched')
  list(@Owner() owner: OwnerId, @Query() query: VehicleListQuery): Promise<JsonText> {
    return this.vehicles.list(owner, query);
  }

  @Post()
  @TakesPassports()
  @Creates(VehicleView, 'Adds a vehicle to a collection')
  create(
    @Owner() owner: OwnerId,
    @Body() body: CreateVehicle,
    @Once() once: OnceKey,
    @CameFrom() cameFrom: string | null,
  ): Promise<JsonText> {
    return this.vehicles.create(owner, body, once, cameFrom);
  }

  @Get(':id')
  @OfVehicle({ path: 'id' })
  @Reads(VehicleView, 'One vehicle')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.vehicles.get(owner, id);
  }

  @Put(':id')
  @Updates(VehicleView, 'Changes a vehicle; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateVehicle,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.vehicles.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OnlyOwner()
  @TakesPassports()
  @Deletes('Deletes a vehicle with its whole history in every domain', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.vehicles.remove(owner, id, ifMatch);
  }
}
