import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Accepts, ClosedToApiKeys, Deletes, Lists, Once, type OnceKey, Owner, type OwnerId, Reads } from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreatePassport, PassportListQuery, PassportView } from './passport.dto.js';
import { PassportsService } from './passports.service.js';

@ClosedToApiKeys()
@ApiTags('Passports')
@Controller('api/passports')
export class PassportsController {
  constructor(private readonly passports: PassportsService) {}

  @Get()
  @Lists(PassportView, 'Passports, newest first')
  list(
    @Owner() owner: OwnerId,
    @Query() query: PassportListQuery,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.passports.list(owner, query, language);
  }

  @Get(':id')
  @Reads(PassportView, 'One passport: how far it is, and what it holds once it is ready')
  get(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.passports.get(owner, id, language);
  }

  @Post()
  @Accepts(PassportView, "Has a vehicle's history packed and sealed for another installation, in its turn")
  create(
    @Owner() owner: OwnerId,
    @Body() body: CreatePassport,
    @Once() once: OnceKey,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.passports.create(owner, body, once, language);
  }

  @Delete(':id')
  @Deletes('Deletes a passport; one that is being made is given up')
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.passports.remove(owner, id);
  }
}
