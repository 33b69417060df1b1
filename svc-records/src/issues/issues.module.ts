import { Module } from '@nestjs/common';
import { IssuesController } from './issues.controller.js';
import { IssuesOfServiceEventHandler, IssuesOfUserHandler, IssuesOfVehicleHandler } from './issues.handlers.js';
import { IssuesRepository } from './issues.repository.js';
import { IssuesService } from './issues.service.js';

@Module({
  controllers: [IssuesController],
  providers: [
    IssuesService,
    IssuesRepository,
    IssuesOfVehicleHandler,
    IssuesOfServiceEventHandler,
    IssuesOfUserHandler,
  ],
})
export class IssuesModule {}
