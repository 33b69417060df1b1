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
  Owner,
  type OwnerId,
  Reads,
  Sets,
  Updates,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateFillUp,
  DeletedFillUpsView,
  DeleteFillUps,
  FillUpListQuery,
  FillUpView,
  LastUsedOfVehicleView,
  UpdateFillUp,
  VehicleFillUpsQuery,
} from './fill-up.dto.js';
import { FillUpsService } from './fill-ups.service.js';

@ApiTags('Fill-ups')
@Controller('api/fill-ups')
export class FillUpsController {
  constructor(private readonly fillUps: FillUpsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(FillUpView, 'Fill-ups and charges, newest first')
  list(@Owner() owner: OwnerId, @Query() query: FillUpListQuery): Promise<JsonText> {
    return this.fillUps.list(owner, query);
  }

  @Get('vehicles/:vehicleId')
  @OfVehicle({ path: 'vehicleId' })
  @Lists(FillUpView, 'The fill-ups and charges of a vehicle')
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: VehicleFillUpsQuery,
  ): Promise<JsonText> {
    return this.fillUps.listOfVehicle(owner, vehicleId, query);
  }

  @Get('vehicles/:vehicleId/last-used')
  @OfVehicle({ path: 'vehicleId' })
  @Reads(LastUsedOfVehicleView, 'What was said last of a vehicle, for a form to begin with')
  lastUsed(@Owner() owner: OwnerId, @Param('vehicleId', ParseId) vehicleId: number): Promise<JsonText> {
    return this.fillUps.lastUsed(owner, vehicleId);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(FillUpView, 'Records a fill-up or charge')
  create(@Owner() owner: OwnerId, @Body() body: CreateFillUp, @Once() once: OnceKey): Promise<JsonText> {
    return this.fillUps.create(owner, body, once);
  }

  @Post('delete')
  @Sets(DeletedFillUpsView, 'Deletes many fill-ups, or none where one is not there')
  removeMany(@Owner() owner: OwnerId, @Body() { ids }: DeleteFillUps): Promise<DeletedFillUpsView> {
    return this.fillUps.removeMany(owner, ids);
  }

  @Get(':id')
  @OfVehicle({ thing: 'fill_ups' })
  @Reads(FillUpView, 'One fill-up')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.fillUps.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'fill_ups' })
  @Updates(FillUpView, 'Changes a fill-up; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateFillUp,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.fillUps.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'fill_ups' })
  @Deletes('Deletes a fill-up', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.fillUps.remove(owner, id, ifMatch);
  }
}
