import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FILE_STORAGE, type FileStorage, StoredFileMissing, withRoom } from '@carnet/files';
import { type DescribedList, type ExportedPage, Exports } from '@carnet/journal';
import { type OwnerId, Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RecordFiles, type RecordFile } from '../collecting/record-files.js';

/** A list of a service, fetched page by page. */
export interface SourceList extends DescribedList {
  /** The name of the service. */
  service: string;
  /** The rows of one vehicle if the list supports it (`vehicle: 'asked'`), else all rows of the owner. */
  pages: (owner: OwnerId, vehicleId?: number) => AsyncGenerator<ExportedPage>;
}

interface ReadsPages {
  page: (owner: OwnerId, name: string, cursor: string | null) => Promise<ExportedPage>;
  ofVehicle: (owner: OwnerId, name: string, vehicleId: number) => Promise<ExportedPage>;
}

/** Fetches a person's data from all configured services. */
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

  /** All lists, in the order of services and lists. @throws DependencyDown (503) */
  async lists(): Promise<SourceList[]> {
    const others = this.peers.map(async (peer) =>
      (await peer.get<DescribedList[]>('/internal/exports')).map((list) => told(peer.name, list, pagesOf(peer))),
    );
    const own = this.own.lists.map((list) =>
      told('dossier', list, {
        page: (owner, name, cursor) => this.own.ownPage(owner, name, cursor ?? undefined),
        ofVehicle: (owner, name, vehicleId) => this.own.ofVehicle(owner, name, vehicleId),
      }),
    );
    return [...(await Promise.all(others)).flat(), ...own];
  }

  /** Downloads a file to `path`; returns false if its bytes are lost. @throws DependencyDown (503) */
  fetch(owner: OwnerId, file: RecordFile, path: string): Promise<boolean> {
    return this.recordFiles.fetch(owner, file, path);
  }

  /** Copies the PDF of a book to `path`; returns false if it is lost. */
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

const pagesOf = (peer: Peer): ReadsPages => {
  const read = (path: string, asked: Record<string, string>): Promise<ExportedPage> =>
    peer.get<ExportedPage>(`/internal/exports/${path}?${new URLSearchParams(asked).toString()}`);
  return {
    page: (owner, name, cursor) =>
      read(encodeURIComponent(name), { owner_id: String(owner), ...(cursor !== null && { cursor }) }),
    ofVehicle: (owner, name, vehicleId) =>
      read(`${encodeURIComponent(name)}/of-vehicle`, { owner_id: String(owner), vehicle_id: String(vehicleId) }),
  };
};

const told = (service: string, list: DescribedList, reads: ReadsPages): SourceList => ({
  service,
  ...list,
  async *pages(owner, vehicleId) {
    if (vehicleId !== undefined && list.passport?.vehicle === 'asked') {
      yield await reads.ofVehicle(owner, list.name, vehicleId);
      return;
    }
    let cursor: string | null = null;
    do {
      const page: ExportedPage = await reads.page(owner, list.name, cursor);
      yield page;
      cursor = page.next;
    } while (cursor !== null);
  },
});
