import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/component.js';
import { ComponentsOfPartHandler } from './components.handlers.js';
import { ComponentsController } from './components.controller.js';
import { ComponentsRepository } from './components.repository.js';
import { ComponentsService } from './components.service.js';

const HistoryController = historyController({
  path: 'api/usage/components',
  tag: 'Components',
  kind: 'component',
  table: 'components',
  notFound,
});

@Module({
  controllers: [ComponentsController, HistoryController],
  providers: [ComponentsService, ComponentsRepository, ComponentsOfPartHandler],
  exports: [ComponentsRepository],
})
export class ComponentsModule {}
