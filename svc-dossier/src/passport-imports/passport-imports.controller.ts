import { IdField, ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { type JsonText, PageQuery } from '@carnet/pg';
import { ClosedToApiKeys, Deletes, Lists, Owner, type OwnerId, ProblemView, Reads } from '@carnet/rest';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import * as m from '../messages/passport.js';
import { PassportImportView, TakePassport, VehicleHistoryView } from './passport-import.dto.js';
import { PassportImportsService } from './passport-imports.service.js';

export class HistoryQuery {
  @IdField({ required: m.vehicleRequired }) vehicle_id: number;
}

@ClosedToApiKeys()
@ApiTags('Passports')
@Controller('api/passport-imports')
export class PassportImportsController {
  constructor(private readonly imports: PassportImportsService) {}

  @Get()
  @Lists(PassportImportView, 'Passports of other installations that were sent here, newest first')
  list(@Owner() owner: OwnerId, @Query() query: PageQuery, @SpokenLanguage() language: Language): Promise<JsonText> {
    return this.imports.list(owner, query, language);
  }

  @Get('history')
  @Reads(VehicleHistoryView, "Where a vehicle's history came from")
  history(@Owner() owner: OwnerId, @Query() { vehicle_id }: HistoryQuery): Promise<VehicleHistoryView> {
    return this.imports.history(owner, vehicle_id);
  }

  @Get(':id')
  @Reads(PassportImportView, 'One passport that came: what is in it, what its seal says, and how far it is')
  get(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.imports.get(owner, id, language);
  }

  @Post(':id/take')
  @HttpCode(202)
  @ApiOperation({ summary: 'Has a passport that was read stored as a vehicle; taken once more it answers the same' })
  @ApiAcceptedResponse({ type: PassportImportView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such passport, or it is not yours' })
  @ApiConflictResponse({ type: ProblemView, description: 'It was not read, was taken before, or its vehicle is here' })
  take(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: TakePassport,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.imports.take(owner, id, body, language);
  }

  @Delete(':id')
  @Deletes('Forgets a passport that came; the vehicle that it became stays')
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.imports.remove(owner, id);
  }
}
