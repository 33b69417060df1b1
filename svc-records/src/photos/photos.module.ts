import { Module } from '@nestjs/common';
import { AlbumsModule } from '../albums/albums.module.js';
import { CoversModule } from '../covers/covers.module.js';
import { RecordFilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { CoversController } from './covers.controller.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [AlbumsModule, CoversModule, PicturesModule, RecordFilesModule],
  controllers: [CoversController, PhotosController],
  providers: [PhotosService, PhotosRepository],
})
export class PhotosModule {}
