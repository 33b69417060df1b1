import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookPicture, GarageBook, RecordsBook, ServiceBook, UsageBook } from '@carnet/contracts/book';
import { NotFound, TooMuchAtOnce } from '@carnet/messages';
import { timeZoneOf } from '@carnet/person';
import { Database, sql } from '@carnet/pg';
import { DependencyDown, type OwnerId, Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { BookOptions } from '../model/book.js';
import { AtOnce } from './at-once.js';
import { type Answers, bookOf } from './book-of.rules.js';
import type { CollectedBook, CollectedFile } from './collected-book.js';
import { MOST_MEGABYTES, TooManyBytesForBook, TooMuchForBook } from './collecting.errors.js';
import { filesOf } from './files-of.rules.js';
import { RecordFiles } from './record-files.js';
import { recordsOf } from './records-of.rules.js';

/** Limits memory: each book holds three answers of at most 16 MB (`LIST_MEGABYTES`), a small one, and the result. */
const BOOKS_AT_ONCE = 2;
const MEGABYTE = 1024 * 1024;
const ANSWER_MS = 10_000;
const PICTURE_MS = 20_000;
/** svc-garage's status of a part that is on its vehicle. */
const INSTALLED = 'Installed';

export type TellFiles = (done: number, of: number) => void;

/** Fetches the data of a vehicle from the services, and the files that its book shows. */
@Injectable()
export class Collector implements OnApplicationShutdown {
  private readonly atOnce = new AtOnce(BOOKS_AT_ONCE);
  private readonly garage: Peer;
  private readonly service: Peer;
  private readonly records: Peer;
  private readonly usage: Peer;
  private readonly recordFiles: RecordFiles;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: ServiceConfig,
  ) {
    const peer = (name: keyof Answers): Peer => new Peer(name, config?.peers[name] ?? '', config?.internalToken ?? '');
    [this.garage, this.service] = [peer('garage'), peer('service')];
    [this.records, this.usage] = [peer('records'), peer('usage')];
    this.recordFiles = new RecordFiles(this.records);
  }

  onApplicationShutdown(): void {
    for (const peer of [this.garage, this.service, this.records, this.usage]) peer.close();
  }

  /**
   * All data of a vehicle that the options select. Each service answers from one snapshot; the snapshots are moments apart.
   * @throws NotFound (404), TooMuchForBook (422), DependencyDown (503)
   */
  book(owner: OwnerId, vehicleId: number, options: BookOptions, issuedOn: string): Promise<CollectedBook> {
    return this.atOnce.run(async () => {
      const answers = await this.answersOf(owner, vehicleId, options);
      const timeZone = await this.timeZoneOf(owner);
      const book = bookOf(answers, { options, issuedOn, timeZone });
      const pages = answers.records.documents.map(({ pages }, at) => [at + 1, pages ?? 1] as const);
      return {
        ...{ book, timeZone },
        files: filesOf(book, answers.records),
        records: recordsOf(answers),
        pagesOfPapers: new Map(pages),
        pictures: new Map(answers.records.photos.map(({ id, pictures = [] }) => [id, pictures])),
        issuers: [...new Set(answers.records.documents.flatMap(({ vendor }) => vendor ?? []))],
        installed: answers.garage.parts
          .filter(({ status }) => status === INSTALLED)
          .map(({ name, manufacturer }) => ({ name, maker: manufacturer })),
      };
    });
  }

  /** The ids among these that are photos of the owner. @throws DependencyDown (503) */
  async knownPhotos(owner: OwnerId, ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const path = `/internal/photos/known?owner_id=${owner}&ids=${ids.join(',')}`;
    return (await this.records.get<{ ids: number[] }>(path, ANSWER_MS).catch(whereUnknown)).ids;
  }

  /** The bytes of a picture. @throws NotFound if they are missing, DependencyDown (503) */
  async picture(owner: OwnerId, fileId: number, { sha256, bytes }: BookPicture): Promise<Buffer> {
    const pieces: Buffer[] = [];
    await this.records.download(
      `/internal/files/${fileId}/bytes?owner_id=${owner}&sha256=${sha256}`,
      async (content) => {
        for await (const piece of content) pieces.push(piece as Buffer);
      },
      PICTURE_MS,
    );
    const picture = Buffer.concat(pieces);
    if (picture.length !== bytes) throw new NotFound();
    return picture;
  }

  /**
   * Downloads the files into a folder, one after the other, under the names that the book uses. A file that is lost or changed is left out, and the book says
   * so.
   * @throws TooManyBytesForBook (422), DependencyDown (503)
   */
  async fetchFiles(
    owner: OwnerId,
    files: readonly CollectedFile[],
    folder: string,
    tell: TellFiles = () => undefined,
  ): Promise<void> {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > MOST_MEGABYTES * MEGABYTE) throw new TooManyBytesForBook();
    await mkdir(folder, { recursive: true });
    for (const [at, file] of files.entries()) {
      await this.recordFiles.fetch(owner, file, join(folder, file.file));
      tell(at + 1, files.length);
    }
  }

  private async answersOf(owner: OwnerId, vehicleId: number, options: BookOptions): Promise<Answers> {
    const path = `/internal/vehicles/${vehicleId}/book?owner_id=${owner}`;
    try {
      const [garage, service, records, usage] = await Promise.all([
        this.garage.get<GarageBook>(path, ANSWER_MS),
        this.service.get<ServiceBook>(path, ANSWER_MS),
        this.records.get<RecordsBook>(path, ANSWER_MS),
        this.usage.get<UsageBook>(path + daysOf(options), ANSWER_MS).catch(unlessMissing),
      ]);
      // The other services know the vehicle. So svc-usage runs an older release without this route, and a retry after its upgrade succeeds.
      if (usage === null) throw new DependencyDown('usage', null);
      return { garage, service, records, usage };
    } catch (error) {
      throw error instanceof TooMuchAtOnce ? new TooMuchForBook() : error;
    }
  }

  private async timeZoneOf(owner: OwnerId): Promise<string> {
    const [zone] = await this.db.rows<{ name: string }>(sql`select ${timeZoneOf(sql`${owner}`)} as name`);
    return zone!.name;
  }
}

/** The date range of the query. svc-usage must apply it, because it sums fuel up by years. */
const daysOf = ({ from, to }: BookOptions): string => (from ? `&from=${from}` : '') + (to ? `&to=${to}` : '');

function unlessMissing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

/** An older release answers 404, because it does not have this route. */
function whereUnknown(error: unknown): never {
  throw error instanceof NotFound ? new DependencyDown('records', error) : error;
}
