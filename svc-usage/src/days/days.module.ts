import { Module } from '@nestjs/common';
import { FollowedModule } from '../life/followed.module.js';
import { DaysController } from './days.controller.js';
import { DaysRepository } from './days.repository.js';
import { DaysService } from './days.service.js';

@Module({ imports: [FollowedModule], controllers: [DaysController], providers: [DaysService, DaysRepository] })
export class DaysModule {}
