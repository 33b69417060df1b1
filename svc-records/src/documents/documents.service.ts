import { nextVersion } from '@carnet/fields';
import { Database, type JsonText, sql, within } from '@carnet/pg';
import { type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { DocumentFacts } from '../files/document-facts.js';
import { FilesRepository } from '../files/files.repository.js';
import { PictureJobsRepository } from '../pictures/picture-jobs.repository.js';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import { Subjects } from '../files/subjects.js';
import { readSubjects } from '../files/subjects.rules.js';
import type { DocumentListQuery, UpdateDocument } from './document.dto.js';
import { documents, documentsFound, matching, oneDocument } from './document.read.js';
import { changedDocument } from './document.rules.js';
import { DocumentsRepository } from './documents.repository.js';

/** The use cases of documents. Uploads create them (`FileTargetHandler`). */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: Database,
    private readonly files: FilesRepository,
    private readonly subjects: Subjects,
    private readonly documents: DocumentsRepository,
    private readonly pictures: PictureJobsRepository,
    private readonly readings: DocumentFacts,
    private readonly invoices: InvoicesRepository,
  ) {}

  list(owner: OwnerId, query: DocumentListQuery): Promise<JsonText> {
    const subjects = query.subject ? readSubjects(query.subject) : undefined;
    const source = query.search ? documentsFound(query.search) : documents;
    return source.list(this.database, matching(owner, { ...query, subjects }), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return oneDocument(this.database, owner, id);
  }

  pages(owner: OwnerId, id: number): Promise<JsonText> {
    return this.documents.pagesOf(this.database, owner, id);
  }

  invoice(owner: OwnerId, id: number): Promise<JsonText> {
    return this.invoices.of(this.database, owner, id);
  }

  /** Has pictures of the pages made on demand, and stored. */
  draw(owner: OwnerId, id: number): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      if (await this.documents.hasPagesToDraw(tx, owner, id)) await this.pictures.drawPages(tx, owner, id);
      return this.documents.pagesOf(within(tx), owner, id);
    });
  }

  async update(owner: OwnerId, id: number, input: UpdateDocument, ifMatch: number | null): Promise<JsonText> {
    const vehicleOfLinks = await this.subjects.askFor(owner, input);
    return this.database.write(owner, async (tx) => {
      const stored = await this.documents.requireOwned(tx, owner, id);
      await requireSeen(stored, ifMatch, () => oneDocument(within(tx), owner, id));
      const now = nextVersion(stored, changedDocument(stored, input, vehicleOfLinks));
      if (now) {
        await this.subjects.requireKnown(tx, owner, [{ stored, changed: now }]);
        await this.files.updateMany(tx, owner, [now]);
        await this.documents.update(tx, now);
        if (now.turned !== stored.turned) await this.pictures.turn(tx, owner, [id]);
        await this.readings.publishChanged(tx, owner, [stored, now]);
      }
      return oneDocument(within(tx), owner, id);
    });
  }

  /** Moves a document to the trash, or deletes it for good if it is already there. */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.documents.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      if (stored.deleted) {
        await this.readings.publishGone(tx, sql`f.owner_id = ${owner} and f.id = ${id}`);
        await this.files.remove(tx, owner, id);
      } else {
        await this.files.updateMany(tx, owner, [{ ...stored, version: stored.version + 1, deleted: true }]);
        await this.readings.publishChanged(tx, owner, [stored]);
      }
    });
  }
}
