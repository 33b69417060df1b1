import { Module } from '@nestjs/common';
import { PhotoPairsController } from './photo-pairs.controller.js';
import { PhotoPairsRepository } from './photo-pairs.repository.js';
import { PhotoPairsService } from './photo-pairs.service.js';

@Module({
  controllers: [PhotoPairsController],
  providers: [PhotoPairsService, PhotoPairsRepository],
})
export class PhotoPairsModule {}
