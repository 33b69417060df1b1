import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/part.js';
import { PartsController } from './parts.controller.js';
import { PartsRepository } from './parts.repository.js';
import { PartsService } from './parts.service.js';

const HistoryController = historyController({
  path: 'api/parts',
  tag: 'Parts',
  kind: 'part',
  table: 'parts',
  vehicle: { thing: 'parts' },
  notFound,
});

@Module({
  controllers: [PartsController, HistoryController],
  providers: [PartsService, PartsRepository],
  exports: [PartsRepository],
})
export class PartsModule {}
