import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Proofs } from './proofs.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactor } from './second-factor.service.js';
import { SecondSignInController } from './second-sign-in.controller.js';
import { SignInProofs } from './sign-in-proofs.service.js';
import { StepUpModule } from './step-up.module.js';

@Module({
  imports: [AccountsModule, KeysModule, MailModule, PasskeysModule, SessionsModule, StepUpModule],
  controllers: [SecondFactorController, SecondSignInController],
  providers: [Proofs, SecondFactor, SignInProofs],
})
export class SecondFactorModule {}
