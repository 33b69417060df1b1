import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasskeyCeremonies } from './passkey-ceremonies.service.js';
import { PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignIns } from './passkey-sign-ins.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { Passkeys } from './passkeys.service.js';

@Module({
  imports: [AccountsModule, KeysModule, SessionsModule, StepUpModule],
  controllers: [PasskeySignInController, PasskeysController],
  providers: [PasskeyCeremonies, PasskeyChallengesRepository, Passkeys, PasskeySignIns, PasskeysRepository],
  exports: [PasskeyCeremonies],
})
export class PasskeysModule {}
