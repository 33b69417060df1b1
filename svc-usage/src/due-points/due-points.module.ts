import { Module } from '@nestjs/common';
import { FollowedModule } from '../life/followed.module.js';
import { PurgeDuePointsHandler } from './due-points.handlers.js';
import { DuePointsRepository } from './due-points.repository.js';
import { DuePointsService } from './due-points.service.js';

@Module({ imports: [FollowedModule], providers: [DuePointsService, DuePointsRepository, PurgeDuePointsHandler] })
export class DuePointsModule {}
