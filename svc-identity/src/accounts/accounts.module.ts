import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [KeysModule, PasswordsModule, RateLimitsModule],
  controllers: [AccountsController],
  providers: [AccountsService, UsersRepository],
})
export class AccountsModule {}
