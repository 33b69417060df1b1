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
  OpenToContributors,
  Owner,
  type OwnerId,
  Reads,
  Touches,
  TakesPassports,
  Updates,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateFitment, FitmentListQuery, FitmentView, UpdateFitment, VehicleFitmentsQuery } from './fitment.dto.js';
import { FitmentsService } from './fitments.service.js';

/** A fitment refers to a component, which may have been on another vehicle. So a key of one vehicle can only read the fitments on that vehicle. */
@ApiTags('Fitments')
@Controller('api/usage')
export class FitmentsController {
  constructor(private readonly fitments: FitmentsService) {}

  @Get('fitments')
  @Lists(FitmentView, 'What was on which vehicle, newest first')
  list(@Owner() owner: OwnerId, @Query() query: FitmentListQuery): Promise<JsonText> {
    return this.fitments.list(owner, query);
  }

  @Get('vehicles/:vehicleId/fitments')
  @OfVehicle({ path: 'vehicleId' })
  @Lists(FitmentView, 'What is and was on a vehicle')
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: VehicleFitmentsQuery,
  ): Promise<JsonText> {
    return this.fitments.listOfVehicle(owner, vehicleId, query);
  }

  @Post('fitments')
  @OpenToContributors('adds')
  @Touches('takes_off')
  @TakesPassports()
  @Creates(FitmentView, 'Puts a component on a vehicle')
  create(@Owner() owner: OwnerId, @Body() body: CreateFitment, @Once() once: OnceKey): Promise<JsonText> {
    return this.fitments.create(owner, body, once);
  }

  @Get('fitments/:id')
  @Reads(FitmentView, 'One fitment')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.fitments.get(owner, id);
  }

  @Put('fitments/:id')
  @OpenToContributors({ thing: 'fitments' })
  @Updates(FitmentView, 'Changes a fitment, or has it end; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateFitment,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.fitments.update(owner, id, body, ifMatch);
  }

  @Delete('fitments/:id')
  @OpenToContributors({ thing: 'fitments' })
  @Deletes('Deletes a fitment, as though it had never been', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.fitments.remove(owner, id, ifMatch);
  }
}
