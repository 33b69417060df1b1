import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/entry.js';
import { EntriesController } from './entries.controller.js';
import { EntriesRepository } from './entries.repository.js';
import { EntriesService } from './entries.service.js';

const HistoryController = historyController({
  path: 'api/usage/entries',
  tag: 'What happened to components',
  kind: 'component-entry',
  table: 'component_entries',
  notFound,
});

@Module({
  controllers: [EntriesController, HistoryController],
  providers: [EntriesService, EntriesRepository],
})
export class EntriesModule {}
