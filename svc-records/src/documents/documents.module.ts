import { Module } from '@nestjs/common';
import { RecordFilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { JoinedDocumentsService } from './joined-documents.service.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [PicturesModule, RecordFilesModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, JoinedDocumentsService, DocumentsRepository],
})
export class DocumentsModule {}
