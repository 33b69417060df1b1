import type { JsonText } from '@carnet/pg';
import { Lists, OfVehicle, Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { DueQuery, DueView } from './due.dto.js';
import { DueService } from './due.service.js';

@ApiTags('What is due')
@Controller('api/service/due')
export class DueController {
  constructor(private readonly due: DueService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(DueView, 'What is due on each vehicle, by its active schedules; what needs attention most comes first')
  @ApiResponse({ status: 422, type: ProblemView, description: 'Too much is planned to put it in order at once' })
  list(@Owner() owner: OwnerId, @Query() query: DueQuery): Promise<JsonText> {
    return this.due.list(owner, query);
  }
}
