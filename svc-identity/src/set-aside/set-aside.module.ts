import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { SetAsideController } from './set-aside.controller.js';
import { SetAsideRepository } from './set-aside.repository.js';
import { SetAsides } from './set-aside.service.js';

@Module({
  imports: [AccountsModule, StepUpModule],
  controllers: [SetAsideController],
  providers: [SetAsideRepository, SetAsides],
  exports: [SetAsideRepository, SetAsides],
})
export class SetAsideModule {}
