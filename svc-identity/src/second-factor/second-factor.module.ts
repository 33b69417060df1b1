import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ProofsOfServicesController } from './proofs-of-services.controller.js';
import { Proofs } from './proofs.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactor } from './second-factor.service.js';
import { SecondSignInController } from './second-sign-in.controller.js';
import { SignInProofs } from './sign-in-proofs.service.js';
import { StepUpModule } from './step-up.module.js';

@Module({
  imports: [AccountsModule, KeysModule, PasskeysModule, SessionsModule, StepUpModule],
  controllers: [SecondFactorController, SecondSignInController, ProofsOfServicesController],
  providers: [Proofs, SecondFactor, SignInProofs],
})
export class SecondFactorModule {}
