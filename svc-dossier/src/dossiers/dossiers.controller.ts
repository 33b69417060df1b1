import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Accepts, Deletes, Lists, OfVehicle, Once, type OnceKey, Owner, type OwnerId, Reads } from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateDossier, DossierListQuery, DossierView } from './dossier.dto.js';
import { DossiersService } from './dossiers.service.js';

@ApiTags('Dossiers')
@Controller('api/dossiers')
export class DossiersController {
  constructor(private readonly dossiers: DossiersService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(DossierView, 'Dossiers, newest first')
  list(
    @Owner() owner: OwnerId,
    @Query() query: DossierListQuery,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.dossiers.list(owner, query, language);
  }

  @Get(':id')
  @OfVehicle({ thing: 'dossiers' })
  @Reads(DossierView, 'One dossier: how far it is, and what it holds once it is ready')
  get(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.dossiers.get(owner, id, language);
  }

  @Post()
  @Accepts(DossierView, 'Has the book of a vehicle made, in its turn')
  create(
    @Owner() owner: OwnerId,
    @Body() body: CreateDossier,
    @Once() once: OnceKey,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.dossiers.create(owner, body, once, language);
  }

  @Delete(':id')
  @Deletes('Deletes a dossier; one that is being made is given up')
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.dossiers.remove(owner, id);
  }
}
