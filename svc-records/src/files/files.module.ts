import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { FileTargetHandler } from './file-target.js';
import { EventPhotos } from './event-photos.js';
import { EventPhotosOfVehicleHandler, FilesOfServiceEventHandler, FilesOfUserHandler } from './files.handlers.js';
import { FilesRepository } from './files.repository.js';
import { Subjects } from './subjects.js';

/** What files are and what they belong to. How they arrive and where they lie, the kit's `FilesModule` knows. */
@Module({
  imports: [PicturesModule],
  providers: [
    FileTargetHandler,
    FilesOfUserHandler,
    EventPhotosOfVehicleHandler,
    FilesOfServiceEventHandler,
    FilesRepository,
    Subjects,
    EventPhotos,
  ],
  exports: [EventPhotos, FileTargetHandler, FilesRepository, Subjects],
})
export class RecordFilesModule {}
