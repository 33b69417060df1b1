import { Module } from '@nestjs/common';
import { MailSender } from './mail-sender.service.js';
import { MailsRepository } from './mails.repository.js';
import { Outbox } from './outbox.service.js';

@Module({ providers: [MailSender, MailsRepository, Outbox], exports: [Outbox] })
export class MailModule {}
