import { CostsQuery, CostSumView } from '@carnet/person';
import type { JsonText } from '@carnet/pg';
import { Lists, OfVehicle, Owner, type OwnerId } from '@carnet/rest';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ComponentCostView, FillUpCostView, FillUpSumsQuery } from './costs.dto.js';
import { CostsService } from './costs.service.js';

@ApiTags('Costs')
@Controller('api/fill-ups/costs')
export class CostsController {
  constructor(private readonly costs: CostsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(FillUpCostView, 'What fill-ups cost, by vehicle, year, energy and currency')
  list(@Owner() owner: OwnerId, @Query() query: CostsQuery): Promise<JsonText> {
    return this.costs.list(owner, query);
  }

  @Get('sums')
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(CostSumView, 'What the fill-ups of a list cost, by currency')
  sums(@Owner() owner: OwnerId, @Query() query: FillUpSumsQuery): Promise<JsonText> {
    return this.costs.sums(owner, query);
  }
}

@ApiTags('Costs')
@Controller('api/usage/costs')
export class ComponentCostsController {
  constructor(private readonly costs: CostsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(
    ComponentCostView,
    'Costs of tyres and components, by the vehicle that they were bought for, year, kind and currency',
  )
  list(@Owner() owner: OwnerId, @Query() query: CostsQuery): Promise<JsonText> {
    return this.costs.listOfComponents(owner, query);
  }
}
