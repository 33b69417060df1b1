import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { SetAsideModule } from '../set-aside/set-aside.module.js';
import { ApiKeysOfVehicles, VehiclesOfKeys, VehiclesOfUser } from './api-key.handlers.js';
import { ApiKeysController, ApiKeysOfServicesController } from './api-keys.controller.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { ApiKeys } from './api-keys.service.js';

@Module({
  imports: [AccountsModule, SetAsideModule, StepUpModule],
  controllers: [ApiKeysController, ApiKeysOfServicesController],
  providers: [ApiKeys, ApiKeysRepository, ApiKeysOfVehicles, VehiclesOfKeys, VehiclesOfUser],
  exports: [ApiKeys],
})
export class ApiKeysModule {}
