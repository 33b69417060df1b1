import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { GrantsOfVehicles } from './grant.handlers.js';
import { GrantsRepository } from './grants.repository.js';
import { GrantsOfServicesController, SharingController } from './sharing.controller.js';
import { Sharing } from './sharing.service.js';

@Module({
  imports: [AccountsModule, StepUpModule],
  controllers: [SharingController, GrantsOfServicesController],
  providers: [Sharing, GrantsRepository, GrantsOfVehicles],
  exports: [Sharing],
})
export class SharingModule {}
