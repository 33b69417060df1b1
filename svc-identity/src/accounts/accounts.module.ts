import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { HandoversRepository } from '../handovers/handovers.repository.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { MediaSessionController } from './media-session.controller.js';
import { EmailChanges } from './email-changes.service.js';
import { PasswordChanges } from './password-changes.service.js';
import { Registration } from './registration.service.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [KeysModule, SessionsModule, StepUpModule],
  controllers: [AccountsController, MediaSessionController],
  providers: [
    AccountsService,
    AddressesRepository,
    EmailChanges,
    HandoversRepository,
    PasswordChanges,
    Registration,
    UsersRepository,
    Passwords,
    RateLimits,
  ],
  exports: [
    AddressesRepository,
    EmailChanges,
    HandoversRepository,
    PasswordChanges,
    Registration,
    UsersRepository,
    Passwords,
    RateLimits,
  ],
})
export class AccountsModule {}
