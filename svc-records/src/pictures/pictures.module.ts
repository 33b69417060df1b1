import { Module } from '@nestjs/common';
import { CoversModule } from '../covers/covers.module.js';
import { PictureJobsRepository } from './picture-jobs.repository.js';
import { PictureProcess } from './picture-process.js';
import { PicturesService } from './pictures.service.js';

/** Makes what is shown of photos: smaller pictures, and what their cameras wrote. */
@Module({
  imports: [CoversModule],
  providers: [PictureJobsRepository, PictureProcess, PicturesService],
  exports: [PictureJobsRepository],
})
export class PicturesModule {}
