import { Module } from '@nestjs/common';
import { CoversModule } from '../covers/covers.module.js';
import { DocumentFacts } from '../files/document-facts.js';
import { FilesRepository } from '../files/files.repository.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { Originals } from './originals.js';
import { PaperJobsRepository } from './paper-jobs.repository.js';
import { PapersService } from './papers.service.js';
import { PictureJobsRepository } from './picture-jobs.repository.js';
import { PictureProcess } from './picture-process.js';
import { PicturesService } from './pictures.service.js';

/** A factory, because Nest would try to inject the constructor's only parameter, a number. */
const aPictureProcess = { provide: PictureProcess, useFactory: () => new PictureProcess() };

/** Makes smaller pictures of photos, and reads their Exif data; reads papers, and draws their pages. */
@Module({
  imports: [CoversModule, InvoicesModule],
  providers: [
    DocumentFacts,
    FilesRepository,
    Originals,
    PaperJobsRepository,
    PapersService,
    PictureJobsRepository,
    aPictureProcess,
    PicturesService,
  ],
  exports: [PictureJobsRepository],
})
export class PicturesModule {}
