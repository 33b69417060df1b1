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
import {
  AddPart,
  CreateModification,
  ModificationListQuery,
  ModificationRow,
  ModificationView,
  UpdateModification,
  VehicleModificationsQuery,
} from './modification.dto.js';
import { ModificationsService } from './modifications.service.js';

@ApiTags('Modifications')
@Controller('api/modifications')
export class ModificationsController {
  constructor(private readonly modifications: ModificationsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @ListsViewed(ModificationView, ModificationRow, 'Modifications, filtered and searched')
  list(@Owner() owner: OwnerId, @Query() query: ModificationListQuery): Promise<JsonText> {
    return this.modifications.list(owner, query);
  }

  @Get('vehicles/:vehicleId')
  @OfVehicle({ path: 'vehicleId' })
  @ListsViewed(ModificationView, ModificationRow, 'The modifications of a vehicle')
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: VehicleModificationsQuery,
  ): Promise<JsonText> {
    return this.modifications.listOfVehicle(owner, vehicleId, query);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(ModificationView, 'Records a modification')
  create(@Owner() owner: OwnerId, @Body() body: CreateModification, @Once() once: OnceKey): Promise<JsonText> {
    return this.modifications.create(owner, body, once);
  }

  @Get(':id')
  @OfVehicle({ thing: 'modifications' })
  @Reads(ModificationView, 'One modification with its parts and its service event')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.modifications.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'modifications' })
  @Updates(ModificationView, 'Changes a modification; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateModification,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.modifications.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'modifications' })
  @Deletes('Deletes a modification', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.modifications.remove(owner, id, ifMatch);
  }

  @Post(':id/parts')
  @OfVehicle({ thing: 'modifications' })
  @Creates(ModificationView, 'Adds a part to a modification')
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such modification, or it is not yours' })
  addPart(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() { part_id }: AddPart,
    @Once() once: OnceKey,
  ): Promise<JsonText> {
    return this.modifications.addPart(owner, id, part_id, once);
  }

  @Delete(':id/parts/:partId')
  @OfVehicle({ thing: 'modifications' })
  @Deletes('Takes a part off a modification', { conditional: true })
  removePart(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Param('partId', ParseId) partId: number,
    @IfMatch() ifMatch: number | null,
  ): Promise<void> {
    return this.modifications.removePart(owner, id, partId, ifMatch);
  }
}
