import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, Reads, Sets } from '@carnet/rest';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ImportChoicesView, SaveImportChoices } from './import-choice.dto.js';
import { ImportChoicesService } from './import-choices.service.js';

@ApiTags('Imports')
@Controller('api/imports/choices')
export class ImportChoicesController {
  constructor(private readonly choices: ImportChoicesService) {}

  @Get()
  @Reads(
    ImportChoicesView,
    'What was said of files of other products: types of their categories, columns of their tables',
  )
  get(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.choices.get(owner);
  }

  @Put()
  @Sets(ImportChoicesView, 'Remembers what is named for the next file; all else stays')
  save(@Owner() owner: OwnerId, @Body() body: SaveImportChoices): Promise<JsonText> {
    return this.choices.save(owner, body);
  }
}
