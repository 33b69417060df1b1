import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { MediaSessionController } from './media-session.controller.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [KeysModule, SessionsModule],
  controllers: [AccountsController, MediaSessionController],
  providers: [AccountsService, UsersRepository, Passwords, RateLimits],
})
export class AccountsModule {}
