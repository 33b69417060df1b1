import { Module } from '@nestjs/common';
import { TemplateImportController } from './import/template-import.controller.js';
import { TemplateImportService } from './import/template-import.service.js';
import { ServiceEventTemplatesController, TemplateNamesController } from './templates.controller.js';
import { TemplatesOfUserHandler } from './templates.handlers.js';
import { TemplatesRepository } from './templates.repository.js';
import { TemplatesService } from './templates.service.js';

@Module({
  controllers: [TemplateImportController, ServiceEventTemplatesController, TemplateNamesController],
  providers: [TemplatesService, TemplatesRepository, TemplateImportService, TemplatesOfUserHandler],
  exports: [TemplatesRepository],
})
export class TemplatesModule {}
