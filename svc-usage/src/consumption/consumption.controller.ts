import { ParseId } from '@carnet/fields';
import { OfVehicle, Owner, type OwnerId, Reads } from '@carnet/rest';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ConsumptionQuery, ConsumptionView } from './consumption.dto.js';
import { ConsumptionService } from './consumption.service.js';

@ApiTags('Consumption')
@Controller('api/fill-ups/vehicles/:vehicleId/consumption')
export class ConsumptionController {
  constructor(private readonly consumption: ConsumptionService) {}

  @Get()
  @OfVehicle({ path: 'vehicleId' })
  @Reads(
    ConsumptionView,
    'What a vehicle consumes of each energy, what that costs by distance, and why a figure is missing',
  )
  get(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: ConsumptionQuery,
  ): Promise<ConsumptionView> {
    return this.consumption.get(owner, vehicleId, query);
  }
}
