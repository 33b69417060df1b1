import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { FileTargetHandler } from './file-target.js';
import { DocumentFacts } from './document-facts.js';
import { EventPhotos } from './event-photos.js';
import { EventPhotosOfVehicleHandler, FilesOfServiceEventHandler, FilesOfUserHandler } from './files.handlers.js';
import { FileFacts } from './file-facts.js';
import { FileImportsController } from './file-imports.controller.js';
import { FilesController } from './files.controller.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { Subjects } from './subjects.js';

/** Files and their records. Uploads and storage are part of the kit's `FilesModule`. */
@Module({
  imports: [PicturesModule],
  controllers: [FilesController, FileImportsController],
  providers: [
    FilesService,
    FileTargetHandler,
    FilesOfUserHandler,
    EventPhotosOfVehicleHandler,
    FilesOfServiceEventHandler,
    FilesRepository,
    Subjects,
    EventPhotos,
    DocumentFacts,
    FileFacts,
  ],
  exports: [EventPhotos, DocumentFacts, FileFacts, FileTargetHandler, FilesRepository, Subjects],
})
export class RecordFilesModule {}
