import { type DynamicModule, type InjectionToken, Module } from '@nestjs/common';
import { MailSender } from './mail-sender.service.js';
import { MAIL, type MailSettings } from './mail-settings.js';
import { MailsRepository } from './mails.repository.js';
import { Outbox } from './outbox.service.js';

/** Provides `Outbox` to every module, and sends its mails. */
@Module({})
export class MailModule {
  /** @param settings injection token of the service's settings */
  static register(settings: InjectionToken<{ mail: MailSettings }>): DynamicModule {
    const mail = { provide: MAIL, inject: [settings], useFactory: (of: { mail: MailSettings }) => of.mail };
    return {
      module: MailModule,
      global: true,
      providers: [mail, MailSender, MailsRepository, Outbox],
      exports: [Outbox],
    };
  }
}
