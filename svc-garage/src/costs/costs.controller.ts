import { CostsQuery, CostSumView } from '@carnet/person';
import type { JsonText } from '@carnet/pg';
import { Lists, OfVehicle, Owner, type OwnerId } from '@carnet/rest';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CostsService } from './costs.service.js';
import { PartCostView, PartSumsQuery } from './costs.dto.js';

@ApiTags('Costs')
@Controller('api/parts/costs')
export class CostsController {
  constructor(private readonly costs: CostsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(PartCostView, 'What parts in storage and installed parts cost, by vehicle, year, type and currency')
  list(@Owner() owner: OwnerId, @Query() query: CostsQuery): Promise<JsonText> {
    return this.costs.list(owner, query);
  }

  @Get('sums')
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(CostSumView, 'What the parts of a list cost that are in storage or installed, by currency')
  sums(@Owner() owner: OwnerId, @Query() query: PartSumsQuery): Promise<JsonText> {
    return this.costs.sums(owner, query);
  }
}
