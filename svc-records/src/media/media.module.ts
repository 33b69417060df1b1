import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { MediaController } from './media.controller.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';

/** Serves the bytes of files. */
@Module({
  imports: [PicturesModule],
  controllers: [MediaController],
  providers: [MediaRepository, MediaService],
})
export class MediaModule {}
