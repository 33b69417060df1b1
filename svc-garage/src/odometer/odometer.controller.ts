import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  OfVehicle,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  Reads,
  Updates,
  TakesPassports,
  Touches,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateOdometerChapter,
  CreateOdometerReading,
  OdometerChapterView,
  OdometerQuery,
  OdometerReadingView,
  OdometerView,
  PlausibleMileageView,
  PlausibleQuery,
  UpdateOdometerChapter,
  UpdateOdometerReading,
} from './odometer.dto.js';
import { OdometerService } from './odometer.service.js';

@ApiTags('Odometer')
@Controller('api/vehicles/:id/odometer')
export class OdometerController {
  constructor(private readonly odometer: OdometerService) {}

  @Get()
  @OfVehicle({ path: 'id' })
  @Reads(
    OdometerView,
    "A vehicle's odometer: readings, what happened to it, what does not fit, what it should show today",
  )
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @Query() query: OdometerQuery): Promise<OdometerView> {
    return this.odometer.get(owner, id, query);
  }

  @Get('plausible')
  @OfVehicle({ path: 'id' })
  @Reads(
    PlausibleMileageView,
    'What the odometer may show on a day, so that a form can ask whether a mileage is a typing error',
  )
  plausible(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: PlausibleQuery,
  ): Promise<PlausibleMileageView> {
    return this.odometer.plausible(owner, id, query);
  }
}

@ApiTags('Odometer')
@Controller('api/odometer-readings')
export class OdometerReadingsController {
  constructor(private readonly odometer: OdometerService) {}

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(OdometerReadingView, 'Adds a reading by hand; the newest is what the vehicle shows')
  create(@Owner() owner: OwnerId, @Body() body: CreateOdometerReading, @Once() once: OnceKey): Promise<JsonText> {
    return this.odometer.createReading(owner, body, once);
  }

  @Put(':id')
  @OfVehicle({ thing: 'odometer_readings' })
  @Updates(OdometerReadingView, 'Changes a reading, or says that it was a typing error; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateOdometerReading,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.odometer.updateReading(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'odometer_readings' })
  @Deletes('Deletes a reading', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.odometer.removeReading(owner, id, ifMatch);
  }
}

@ApiTags('Odometer')
@Controller('api/odometer-chapters')
export class OdometerChaptersController {
  constructor(private readonly odometer: OdometerService) {}

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @Touches('reading_id')
  @TakesPassports()
  @Creates(
    OdometerChapterView,
    'Says what happened to the instrument, of which time nothing is known, or what is to be thought of a reading',
  )
  create(@Owner() owner: OwnerId, @Body() body: CreateOdometerChapter, @Once() once: OnceKey): Promise<JsonText> {
    return this.odometer.createChapter(owner, body, once);
  }

  @Put(':id')
  @OfVehicle({ thing: 'odometer_chapters' })
  @Updates(OdometerChapterView, 'Changes that; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateOdometerChapter,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.odometer.updateChapter(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'odometer_chapters' })
  @Deletes('Takes that back', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.odometer.removeChapter(owner, id, ifMatch);
  }
}
