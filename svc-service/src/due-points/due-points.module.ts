import { Module } from '@nestjs/common';
import { DueModule } from '../due/due.module.js';
import { PurgeDuePointsHandler } from './due-points.handlers.js';
import { DuePointsRepository } from './due-points.repository.js';
import { DuePointsService } from './due-points.service.js';

@Module({ imports: [DueModule], providers: [DuePointsService, DuePointsRepository, PurgeDuePointsHandler] })
export class DuePointsModule {}
