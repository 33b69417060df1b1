import { purgeOf } from '@carnet/fact-log';
import { Module } from '@nestjs/common';
import { ImportChoicesController } from './import-choices.controller.js';
import { ImportChoicesRepository } from './import-choices.repository.js';
import { ImportChoicesService } from './import-choices.service.js';

/** Follows `user`: deletes a deleted user's import choices. */
export const PurgeImportChoicesHandler = purgeOf('PurgeImportChoicesHandler', ['import_categories', 'import_tables']);

@Module({
  controllers: [ImportChoicesController],
  providers: [ImportChoicesService, ImportChoicesRepository, PurgeImportChoicesHandler],
})
export class ImportChoicesModule {}
