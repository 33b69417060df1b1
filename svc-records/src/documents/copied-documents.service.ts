import { FilesQuotaReached } from '@carnet/files';
import { Invalid } from '@carnet/messages';
import { type JsonText, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { DocumentFacts } from '../files/document-facts.js';
import { FilesRepository } from '../files/files.repository.js';
import type { CopyDocument } from '../invoices/invoice.dto.js';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import * as m from '../messages/document.js';
import { oneDocument } from './document.read.js';
import { DocumentsRepository } from './documents.repository.js';

/** A paper belongs to one vehicle. A paper about two vehicles exists twice, but its bytes are stored once. */
@Injectable()
export class CopiedDocumentsService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly files: FilesRepository,
    private readonly documents: DocumentsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly readings: DocumentFacts,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Copies a paper. Its text is copied; data that belongs to the vehicle (records, mileage) is not. */
  copy(owner: OwnerId, id: number, { lines }: CopyDocument, once: OnceKey): Promise<JsonText> {
    return this.idempotency.once(owner, once, async (tx) => {
      const [paper] = await this.documents.findPages(within(tx), owner, [
        (await this.documents.requireOwned(tx, owner, id)).id,
      ]);
      const { state, bytes } = paper!;
      if (state === 'pending') throw Invalid.field('id', m.stillBeingRead);
      const most = this.config.files.bytesPerOwner;
      const { kept, arriving } = await this.files.usage(within(tx), owner);
      if (kept + arriving + bytes > most) throw new FilesQuotaReached(most);
      const copy = await this.documents.copy(tx, owner, id);
      await this.invoices.copy(tx, owner, id, copy, lines ?? null);
      await this.readings.publishNew(tx, owner, copy);
      return oneDocument(within(tx), owner, copy);
    });
  }
}
