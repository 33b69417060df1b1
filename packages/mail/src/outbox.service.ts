import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { within } from '@carnet/pg';
import type { Mail } from './letter.js';
import { MailsRepository } from './mails.repository.js';

/** Mails: kept in the transaction of what they are about, and sent after it, whatever dies meanwhile (ADR 75). */
@Injectable()
export class Outbox {
  constructor(private readonly mails: MailsRepository) {}

  append(tx: EntityManager, mail: Mail): Promise<void> {
    return this.mails.append(within(tx), mail);
  }
}
