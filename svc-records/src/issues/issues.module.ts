import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/issue.js';
import { IssuesController } from './issues.controller.js';
import { IssuesOfServiceEventHandler, IssuesOfUserHandler, IssuesOfVehicleHandler } from './issues.handlers.js';
import { IssuesRepository } from './issues.repository.js';
import { IssuesService } from './issues.service.js';

const HistoryController = historyController({
  path: 'api/issues',
  tag: 'Issues',
  kind: 'issue',
  table: 'issues',
  vehicle: { thing: 'issues' },
  notFound,
});

@Module({
  controllers: [IssuesController, HistoryController],
  providers: [
    IssuesService,
    IssuesRepository,
    IssuesOfVehicleHandler,
    IssuesOfServiceEventHandler,
    IssuesOfUserHandler,
  ],
})
export class IssuesModule {}
