import { text } from 'node:stream/consumers';
import { FILE_STORAGE, type FileStorage } from '@carnet/files';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import { PassportImportsRepository } from '../passport-imports/passport-imports.repository.js';
import type { EarlierPart } from './passport-journal.js';

/** Parts of vehicles' histories from other installations. */
@Injectable()
export class Histories {
  constructor(
    private readonly database: Database,
    private readonly imports: PassportImportsRepository,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  /** The oldest first; empty if the vehicle's history began here. */
  async partsOf(owner: OwnerId, vehicleId: number): Promise<EarlierPart[]> {
    const kept = await this.imports.history(this.database, owner, vehicleId);
    if (!kept) return [];
    const { stream } = await this.storage.open({ owner, sha256: kept.sha256 });
    const { before, checkpoint, leaves, opened } = JSON.parse(await text(stream)) as Came;
    return [...before, { key: kept.parts.at(-1)!.key, checkpoint, leaves, opened }];
  }
}

/** `journal.json` of the passport from which a vehicle was imported. */
type Came = Omit<EarlierPart, 'key'> & { before: EarlierPart[] };
