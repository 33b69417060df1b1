import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { within } from '@carnet/pg';
import type { Mail } from './letter.js';
import { MailsRepository } from './mails.repository.js';

/** Stores mails in the transaction of the event that they report, and sends them after the commit, even after a crash (ADR 75). */
@Injectable()
export class Outbox {
  constructor(private readonly mails: MailsRepository) {}

  append(tx: EntityManager, mail: Mail): Promise<void> {
    return this.mails.append(within(tx), mail);
  }
}
