import { ParseId } from '@carnet/fields';
import { Owner, type OwnerId, Reads } from '@carnet/rest';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DayQuery, DayView } from './day.dto.js';
import { DaysService } from './days.service.js';

/** The standing of components depends on all their vehicles, so a key of one vehicle cannot use this route. */
@ApiTags('Days on a track')
@Controller('api/usage/vehicles/:vehicleId/day')
export class DaysController {
  constructor(private readonly days: DaysService) {}

  @Get()
  @Reads(DayView, 'A day of a vehicle on a track: what is reached by its evening, and what its sessions took')
  get(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: DayQuery,
  ): Promise<DayView> {
    return this.days.get(owner, vehicleId, query);
  }
}
