import { CostsQuery, CostSumView } from '@carnet/person';
import type { JsonText } from '@carnet/pg';
import { Lists, OfVehicle, Owner, type OwnerId } from '@carnet/rest';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CostsService } from './costs.service.js';
import { ModificationCostView, ModificationSumsQuery } from './costs.dto.js';

@ApiTags('Costs')
@Controller('api/modifications/costs')
export class CostsController {
  constructor(private readonly costs: CostsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(
    ModificationCostView,
    'What modifications cost that were begun or done, by vehicle, year, category and currency',
  )
  list(@Owner() owner: OwnerId, @Query() query: CostsQuery): Promise<JsonText> {
    return this.costs.list(owner, query);
  }

  @Get('sums')
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(CostSumView, 'What the modifications of a list cost that were begun or done, by currency')
  sums(@Owner() owner: OwnerId, @Query() query: ModificationSumsQuery): Promise<JsonText> {
    return this.costs.sums(owner, query);
  }
}
