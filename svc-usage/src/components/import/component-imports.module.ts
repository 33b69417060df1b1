import { ImportBatches } from '@carnet/imports';
import { Module } from '@nestjs/common';
import { EntriesRepository } from '../../entries/entries.repository.js';
import { FitmentsRepository } from '../../fitments/fitments.repository.js';
import { ComponentsModule } from '../components.module.js';
import { ComponentImportsController } from './component-imports.controller.js';
import { ComponentImportsRepository } from './component-imports.repository.js';
import { ComponentImportsService } from './component-imports.service.js';

@Module({
  imports: [ComponentsModule],
  controllers: [ComponentImportsController],
  providers: [
    ...[ComponentImportsService, ComponentImportsRepository, ImportBatches],
    ...[FitmentsRepository, EntriesRepository],
  ],
  exports: [ComponentImportsRepository],
})
export class ComponentImportsModule {}
