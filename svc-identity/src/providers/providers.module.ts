import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OwnProviders } from './own-providers.service.js';
import { ProviderClient } from './provider-client.js';
import { ProviderSignIns } from './provider-sign-ins.service.js';
import { ProviderVisits } from './provider-visits.service.js';
import { ProvidersController } from './providers.controller.js';
import { ProvidersRepository } from './providers.repository.js';

@Module({
  imports: [AccountsModule, KeysModule, SessionsModule, StepUpModule],
  controllers: [ProvidersController],
  providers: [ProviderClient, ProviderVisits, ProviderSignIns, OwnProviders, ProvidersRepository],
})
export class ProvidersModule {}
