import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ForgottenPasswordsController } from './forgotten-passwords.controller.js';
import { ForgottenPasswordsRepository } from './forgotten-passwords.repository.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { ResetLinks } from './reset-links.service.js';

@Module({
  imports: [AccountsModule, MailModule],
  controllers: [ForgottenPasswordsController],
  providers: [ForgottenPasswordsService, ForgottenPasswordsRepository, ResetLinks],
  exports: [ForgottenPasswordsRepository],
})
export class ForgottenPasswordsModule {}
