import { Module } from '@nestjs/common';
import { StepUp } from './step-up.service.js';

@Module({ providers: [StepUp], exports: [StepUp] })
export class StepUpModule {}
