import { Module } from '@nestjs/common';
import { ExportFileController, ExportMediaController } from './export-media.controller.js';
import { ExportMedia } from './export-media.service.js';
import { ExportsController } from './exports.controller.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';

/** Exports of all data of a person, in one file: ordered, listed, shown and deleted. */
@Module({
  controllers: [ExportsController, ExportFileController, ExportMediaController],
  providers: [ExportsService, ExportsRepository, ExportMedia],
  exports: [ExportsRepository],
})
export class ExportsModule {}
