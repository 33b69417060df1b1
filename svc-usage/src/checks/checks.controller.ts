import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import { IfMatch, OfVehicle, Owner, type OwnerId, Reads, Updates } from '@carnet/rest';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChecksQuery, ChecksView, SetChecks } from './checks.dto.js';
import { ChecksService } from './checks.service.js';

@ApiTags('Days on a track')
@Controller('api/usage/vehicles/:vehicleId/checks')
export class ChecksController {
  constructor(private readonly checks: ChecksService) {}

  @Get()
  @OfVehicle({ path: 'vehicleId' })
  @Reads(ChecksView, 'The list to tick before a day; where it has none, that of the last day before it, unticked')
  get(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() { on }: ChecksQuery,
  ): Promise<JsonText> {
    return this.checks.get(owner, vehicleId, on);
  }

  @Put()
  @OfVehicle({ path: 'vehicleId' })
  @Updates(ChecksView, 'Sets the list to tick before a day')
  set(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Body() body: SetChecks,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.checks.set(owner, vehicleId, body, ifMatch);
  }
}
