import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { DescribedList, ExportedPage } from './exported-list.js';
import { Exports } from './exports.service.js';

/** The exportable lists of this service, for svc-dossier. Requires the service token (ADR 80). */
@ApiExcludeController()
@Controller('internal/exports')
export class ExportsController {
  constructor(private readonly exports: Exports) {}

  @Get()
  lists(): DescribedList[] {
    return this.exports.lists;
  }

  @Get(':list')
  page(
    @Param('list') list: string,
    @Query('owner_id', ParseId) owner: OwnerId,
    @Query('cursor') cursor: string | undefined,
  ): Promise<JsonText> {
    return this.exports.page(owner, list, cursor);
  }

  @Get(':list/of-vehicle')
  ofVehicle(
    @Param('list') list: string,
    @Query('owner_id', ParseId) owner: OwnerId,
    @Query('vehicle_id', ParseId) vehicleId: number,
  ): Promise<ExportedPage> {
    return this.exports.ofVehicle(owner, list, vehicleId);
  }
}
