import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { RecordFilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { CopiedDocumentsService } from './copied-documents.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { JoinedDocumentsService } from './joined-documents.service.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [InvoicesModule, PicturesModule, RecordFilesModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, JoinedDocumentsService, CopiedDocumentsService, DocumentsRepository],
})
export class DocumentsModule {}
