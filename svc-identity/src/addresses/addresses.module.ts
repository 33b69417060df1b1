import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ForgottenPasswordsModule } from '../forgotten-passwords/forgotten-passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SharingModule } from '../sharing/sharing.module.js';
import { SetAsideModule } from '../set-aside/set-aside.module.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';
import { ConfirmationLinks } from './confirmation-links.service.js';

@Module({
  imports: [AccountsModule, ForgottenPasswordsModule, SessionsModule, SetAsideModule, SharingModule],
  controllers: [AddressesController],
  providers: [AddressesService, ConfirmationLinks],
})
export class AddressesModule {}
