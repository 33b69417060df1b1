import { Module } from '@nestjs/common';
import { EventPhotoHandler } from './event-photos.handlers.js';
import { EventPhotosRepository } from './event-photos.repository.js';

@Module({ providers: [EventPhotoHandler, EventPhotosRepository] })
export class EventPhotosModule {}
