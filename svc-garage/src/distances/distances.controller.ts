import type { JsonText } from '@carnet/pg';
import { Lists, OfVehicle, Owner, type OwnerId } from '@carnet/rest';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DistancesQuery, DistanceView } from './distance.dto.js';
import { DistancesService } from './distances.service.js';

@ApiTags('Odometer')
@Controller('api/vehicles/distances')
export class DistancesController {
  constructor(private readonly distances: DistancesService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(DistanceView, 'What each vehicle has covered, by year')
  list(@Owner() owner: OwnerId, @Query() query: DistancesQuery): Promise<JsonText> {
    return this.distances.list(owner, query);
  }
}
