import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ForgottenPasswordsController } from './forgotten-passwords.controller.js';
import { ForgottenPasswordsRepository } from './forgotten-passwords.repository.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { ResetLinks } from './reset-links.service.js';

@Module({
  imports: [AccountsModule],
  controllers: [ForgottenPasswordsController],
  providers: [ForgottenPasswordsService, ForgottenPasswordsRepository, ResetLinks],
  exports: [ForgottenPasswordsRepository],
})
export class ForgottenPasswordsModule {}
