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
  Owner,
  type OwnerId,
  Reads,
  Updates,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateIssue, IssueListQuery, IssueView, UpdateIssue, VehicleIssuesQuery } from './issue.dto.js';
import { IssuesService } from './issues.service.js';

@ApiTags('Issues')
@Controller('api/issues')
export class IssuesController {
  constructor(private readonly issues: IssuesService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(IssueView, 'Issues, filtered and searched')
  list(@Owner() owner: OwnerId, @Query() query: IssueListQuery): Promise<JsonText> {
    return this.issues.list(owner, query);
  }

  @Get('vehicle/:vehicleId')
  @OfVehicle({ path: 'vehicleId' })
  @Lists(IssueView, 'The issues of a vehicle')
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: VehicleIssuesQuery,
  ): Promise<JsonText> {
    return this.issues.listOfVehicle(owner, vehicleId, query);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(IssueView, 'Records an issue')
  create(@Owner() owner: OwnerId, @Body() body: CreateIssue, @Once() once: OnceKey): Promise<JsonText> {
    return this.issues.create(owner, body, once);
  }

  @Get(':id')
  @OfVehicle({ thing: 'issues' })
  @Reads(IssueView, 'One issue with its related service events')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.issues.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'issues' })
  @Updates(IssueView, 'Changes an issue; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateIssue,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.issues.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'issues' })
  @Deletes('Deletes an issue', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.issues.remove(owner, id, ifMatch);
  }
}
