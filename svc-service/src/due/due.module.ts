import { Module } from '@nestjs/common';
import { DueController } from './due.controller.js';
import { DueRepository } from './due.repository.js';
import { DueService } from './due.service.js';

@Module({ controllers: [DueController], providers: [DueService, DueRepository], exports: [DueRepository] })
export class DueModule {}
