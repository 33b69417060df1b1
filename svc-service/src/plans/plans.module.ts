import { Module } from '@nestjs/common';
import { PlansRepository } from './plans.repository.js';

/** What service events may name as their plan: templates and schedules. */
@Module({ providers: [PlansRepository], exports: [PlansRepository] })
export class PlansModule {}
