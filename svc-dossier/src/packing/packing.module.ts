import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { ExportPacker } from './export-packer.js';
import { ExportSources } from './export-sources.js';
import { PackingService } from './packing.service.js';

/** Makes the queued exports. */
@Module({
  imports: [ExportsModule],
  providers: [ExportSources, ExportPacker, PackingService],
  exports: [ExportSources],
})
export class PackingModule {}
