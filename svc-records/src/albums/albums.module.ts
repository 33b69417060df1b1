import { Module } from '@nestjs/common';
import { RecordFilesModule } from '../files/files.module.js';
import { AlbumsController } from './albums.controller.js';
import { AlbumsOfUserHandler } from './albums.handlers.js';
import { AlbumsRepository } from './albums.repository.js';
import { AlbumsService } from './albums.service.js';

@Module({
  imports: [RecordFilesModule],
  controllers: [AlbumsController],
  providers: [AlbumsService, AlbumsRepository, AlbumsOfUserHandler],
  exports: [AlbumsRepository],
})
export class AlbumsModule {}
