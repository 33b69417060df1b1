import { Undoes, UndoImport, type UndoneImportView } from '@carnet/imports';
import { Owner, type OwnerId } from '@carnet/rest';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FilesService } from './files.service.js';

/** Undoes imports of files. Each file of an import arrives as a separate upload that contains the import's id. */
@ApiTags('Imports')
@Controller('api/imports/files')
export class FileImportsController {
  constructor(private readonly files: FilesService) {}

  @Post('undo')
  @Undoes('Deletes the photos and documents that came with an import, but for those that were changed since')
  undo(@Owner() owner: OwnerId, @Body() { batch }: UndoImport): Promise<UndoneImportView> {
    return this.files.undoImport(owner, batch);
  }
}
