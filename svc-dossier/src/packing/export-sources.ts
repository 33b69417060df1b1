import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FILE_STORAGE, type FileStorage, StoredFileMissing, withRoom } from '@carnet/files';
import { type DescribedList, type ExportedPage, Exports } from '@carnet/journal';
import { type OwnerId, Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RecordFiles, type RecordFile } from '../collecting/record-files.js';

/** A list that a service tells, page by page. */
export interface SourceList extends DescribedList {
  /** The service that tells it. */
  service: string;
  pages: (owner: OwnerId) => AsyncGenerator<ExportedPage>;
}

type ReadPage = (owner: OwnerId, name: string, cursor: string | null) => Promise<ExportedPage>;

/** Asks all services that there are for what a person has. */
@Injectable()
export class ExportSources implements OnApplicationShutdown {
  private readonly peers: readonly Peer[];
  private readonly recordFiles: RecordFiles;

  constructor(
    private readonly own: Exports,
    @Inject(CONFIG) config: ServiceConfig,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {
    const { name, peers, internalToken } = config ?? { peers: {} };
    const others = Object.entries(peers).filter(([service]) => service !== name);
    this.peers = others.map(([service, urls]) => new Peer(service, urls, internalToken));
    this.recordFiles = new RecordFiles(this.peers.find((peer) => peer.name === 'records')!);
  }

  onApplicationShutdown(): void {
    for (const peer of this.peers) peer.close();
  }

  /** In the order in which services and lists are named. @throws DependencyDown (503) */
  async lists(): Promise<SourceList[]> {
    const others = this.peers.map(async (peer) =>
      (await peer.get<DescribedList[]>('/internal/exports')).map((list) => told(peer.name, list, pageOf(peer))),
    );
    const own = this.own.lists.map((list) =>
      told('dossier', list, (owner, name, cursor) => this.own.ownPage(owner, name, cursor ?? undefined)),
    );
    return [...(await Promise.all(others)).flat(), ...own];
  }

  /** Puts a file's bytes to `path`; false where they are lost. @throws DependencyDown (503) */
  fetch(owner: OwnerId, file: RecordFile, path: string): Promise<boolean> {
    return this.recordFiles.fetch(owner, file, path);
  }

  /** Puts the bytes of a book of this service to `path`; false where they are lost. */
  async fetchBook(owner: OwnerId, sha256: string, path: string): Promise<boolean> {
    try {
      const { stream } = await this.storage.open({ owner, sha256 });
      await withRoom(() => pipeline(stream, createWriteStream(path)));
      return true;
    } catch (error) {
      if (error instanceof StoredFileMissing) return false;
      throw error;
    }
  }
}

const pageOf =
  (peer: Peer): ReadPage =>
  (owner, name, cursor) => {
    const query = new URLSearchParams({ owner_id: String(owner), ...(cursor !== null && { cursor }) });
    return peer.get<ExportedPage>(`/internal/exports/${encodeURIComponent(name)}?${query.toString()}`);
  };

const told = (service: string, list: DescribedList, read: ReadPage): SourceList => ({
  service,
  ...list,
  async *pages(owner) {
    let cursor: string | null = null;
    do {
      const page: ExportedPage = await read(owner, list.name, cursor);
      yield page;
      cursor = page.next;
    } while (cursor !== null);
  },
});
