import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  Blobs,
  FILE_STORAGE,
  FilesQuotaReached,
  type FileStorage,
  type NewBlob,
  OwnerPlaces,
  withRoom,
} from '@carnet/files';
import { Database, type JsonText, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesRepository } from '../files/files.repository.js';
import { DocumentFacts } from '../files/document-facts.js';
import { join } from '../joining/join-process.js';
import { PictureJobsRepository, PICTURES_WANTED } from '../pictures/picture-jobs.repository.js';
import type { JoinDocuments } from './document.dto.js';
import type { Document, PageOfDocument } from './document.entity.js';
import { NotJoined, NotOfPages, PagesGone } from './document.errors.js';
import { oneDocument } from './document.read.js';
import { joinedDocument, nameOfJoined, requirePages } from './joined-document.rules.js';
import { DocumentsRepository } from './documents.repository.js';

const PDF = 'application/pdf';

/** Joins pictures of pages into one document, and takes it apart again. */
@Injectable()
export class JoinedDocumentsService {
  private readonly folder: string;
  /** Limits the number of waiting requests; documents are joined one at a time. */
  private readonly places = new OwnerPlaces(
    () => ({ inAll: 16, perOwner: 4 }),
    () => new NotJoined(),
  );

  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly files: FilesRepository,
    private readonly documents: DocumentsRepository,
    private readonly jobs: PictureJobsRepository,
    private readonly readings: DocumentFacts,
    private readonly blobs: Blobs,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(LOG) private readonly log: Log,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {
    // The folder beside the one for pictures; both are cleaned up after a crash.
    this.folder = pathOf(config?.files.folder ?? '', '.pictures');
  }

  /** Joins pictures. The PDF is made before the transaction, which then checks for concurrent changes. */
  async join(owner: OwnerId, input: JoinDocuments, once: OnceKey): Promise<JsonText> {
    const answered = await this.idempotency.answered(owner, once);
    if (answered) return answered;
    const find = () => this.documents.findPages(this.database, owner, input.document_ids);
    requirePages(input.document_ids, await find());
    const leave = this.places.enter(owner);
    try {
      return await this.inTurn(async (folder) => {
        const pages = requirePages(input.document_ids, await find());
        const pdf = await this.write(owner, pages, folder);
        await this.blobs.store(owner, [pdf], (tx) => this.requireRoom(tx, owner, pdf.bytes));
        return this.idempotency.once(owner, once, (tx) => this.keep(tx, owner, { input, pages, pdf }));
      });
    } finally {
      leave();
    }
  }

  private inTurn<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const turn = this.last.then(async () => {
      const folder = await this.newFolder();
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Restores the single papers, and moves the joined one to the trash. */
  takeApart(owner: OwnerId, id: number, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const joined = await this.documents.requireOwned(tx, owner, id);
      requireVersion(joined, ifMatch);
      const ids = await this.documents.papersOf(tx, owner, id);
      if (ids.length === 0) throw new NotOfPages();
      const pages = await this.documents.findPages(within(tx), owner, ids);
      if (pages.length < ids.length) throw new PagesGone();
      const back = pages.filter(({ deleted }) => deleted).map((page) => next(page, { deleted: false }));
      const changed = joined.deleted ? back : [...back, next(joined, { deleted: true })];
      await this.files.updateMany(tx, owner, changed);
      await this.readings.publishChanged(tx, owner, changed);
      return oneDocument(within(tx), owner, id);
    });
  }

  /** @throws NoSpaceLeft (503) where the disk is full */
  private newFolder(): Promise<string> {
    return withRoom(async () => {
      await mkdir(this.folder, { recursive: true });
      return mkdtemp(pathOf(this.folder, 'join-'));
    });
  }

  private async write(owner: OwnerId, pages: readonly PageOfDocument[], folder: string): Promise<NewBlob> {
    const bring = async (sha256: string, name: string): Promise<string> => {
      const path = pathOf(folder, name);
      const { stream } = await this.storage.open({ owner, sha256 });
      await withRoom(() => pipeline(stream, createWriteStream(path)));
      return path;
    };
    const files = [];
    for (const [at, { name, media_type: mediaType, turned, sha256, shown_sha }] of pages.entries())
      files.push({
        ...{ name, mediaType, turned },
        path: await bring(sha256, `${at}`),
        shown: await bring(shown_sha!, `${at}-shown`),
      });
    const path = pathOf(folder, 'joined.pdf');
    const answer = await join({ pages: files, pdf: path });
    if ('made' in answer) return { ...answer.made, path, mediaType: PDF };
    this.log.warn({ owner, why: answer.failed }, 'Papers were not joined');
    throw new NotJoined();
  }

  private async keep(
    tx: EntityManager,
    owner: OwnerId,
    { input, pages, pdf }: { input: JoinDocuments; pages: readonly PageOfDocument[]; pdf: NewBlob },
  ): Promise<JsonText> {
    await this.requireRoom(tx, owner, pdf.bytes);
    const now = requirePages(input.document_ids, await this.documents.findPages(within(tx), owner, input.document_ids));
    const whole = joinedDocument(now, input.title ?? null);
    const { sha256, bytes } = pdf;
    await this.blobs.announce(tx, owner, pdf);
    const file = { name: nameOfJoined(pages[0]!.name), sha256, bytes, mediaType: PDF };
    const id = await this.files.insert(tx, owner, 'document', whole.vehicle_id, file);
    await this.files.insertDocument(tx, owner, id, whole.type, whole.title);
    const joined: Document = { ...whole, id };
    await this.files.updateMany(tx, owner, [
      joined,
      ...(input.keep ? [] : now.map((page) => next(page, { deleted: true }))),
    ]);
    await this.documents.update(tx, joined);
    await this.readings.publishChanged(tx, owner, [joined, ...(input.keep ? [] : now)]);
    await this.documents.savePages(tx, owner, id, input.document_ids);
    await this.jobs.add(tx, owner, id);
    await tx.query(`notify ${PICTURES_WANTED}`);
    return oneDocument(within(tx), owner, id);
  }

  private async requireRoom(tx: EntityManager, owner: OwnerId, bytes: number): Promise<void> {
    const most = this.config.files.bytesPerOwner;
    const { kept, arriving } = await this.files.usage(within(tx), owner);
    if (kept + arriving + bytes > most) throw new FilesQuotaReached(most);
  }
}

/** A document after a change. */
const next = (document: Document, change: Pick<Document, 'deleted'>): Document => ({
  ...document,
  ...change,
  version: document.version + 1,
});
