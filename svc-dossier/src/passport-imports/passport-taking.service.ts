import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { References } from '@carnet/fact-log';
import { unlessAborted } from '@carnet/jobs';
import { Blobs, FILE_STORAGE, type FileStorage, withRoom } from '@carnet/files';
import { Database, Listener } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { VEHICLES } from '../copies/vehicles.rules.js';
import type { Job } from '../jobs/job-table.js';
import { type Current, JobLine } from '../jobs/job-line.js';
import { waitsFor } from '../jobs/waits-for.js';
import { SealingKeys } from '../keys/sealing-keys.service.js';
import { ExportSources, type SourceList } from '../packing/export-sources.js';
import { passing } from '../processes/passing.js';
import { type DossierSettings, SETTINGS } from '../settings.js';

import type { FoundPassport, KnownList } from './found-passport.js';
import { RecordRefused } from './owner-peers.js';
import type { ImportState, ShownPassport, WantedImport } from './passport-import.entity.js';
import type { ImportFailure } from './passport-import.errors.js';
import { IMPORTS_WANTED, PassportImportsRepository } from './passport-imports.repository.js';
import { PassportReader } from './passport-reader.js';
import { PassportStoring, type StoringList } from './passport-storing.js';

/** The pause between two attempts of a rollback. */
const AGAIN_S = 5 * 60;

/** Makes a text storable: texts from a stranger's file may contain control characters. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '?').slice(0, 400);

type PassportSource = SourceList & Pick<StoringList, 'passport'>;

/** Reads uploaded passports, one after the other, and imports those that their owner confirmed. */
@Injectable()
export class PassportTaking extends JobLine<ImportState, ImportFailure> {
  constructor(
    database: Database,
    private readonly imports: PassportImportsRepository,
    private readonly reader: PassportReader,
    private readonly storing: PassportStoring,
    private readonly sources: ExportSources,
    private readonly keys: SealingKeys,
    private readonly references: References,
    blobs: Blobs,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(LOG) log: Log,
    @Inject(SETTINGS) settings: DossierSettings,
    @Inject(CONFIG) config: ServiceConfig,
    listener: Listener,
  ) {
    const folder = join(config?.files.folder ?? '', '.making');
    // The name must not begin with the name of another job line, because each removes old folders by this prefix.
    const about = { isAtWork: settings.makesBooks, wakes: IMPORTS_WANTED, called: 'arrival' };
    super({ database, blobs, log, listener, folder, ...about }, imports);
  }

  protected async make(current: Current, folder: string): Promise<void> {
    const { job, signal } = current;
    const wanted = await this.imports.wanted(job);
    if (!wanted) return;
    if (wanted.taking_back !== null) return this.undo(job, wanted.taking_back, '');
    const tell = this.telling(current);
    tell('reading', 0, 0);
    const sources = await this.passportSources();
    const path = await this.fetched(job.owner_id, wanted, folder);
    const rows = join(folder, 'rows');
    await mkdir(rows);
    const answer = await unlessAborted(
      this.reader.read({ path, folder: rows, lists: sources.map(knownList) }, signal),
      signal,
    );
    const { collection_id: collectionId } = wanted;
    if ('refused' in answer)
      return collectionId === null
        ? this.refuse(job, answer.refused, answer.about)
        : this.undo(job, answer.refused, answer.about);
    if (collectionId === null) return this.show(job, answer.found, tell);
    await this.takeIn(current, { path, found: answer.found, sources, folder, collectionId }, tell);
  }

  protected failureOf(): null {
    return null;
  }

  /** Rolls back, so that no partial import stays. */
  protected override async fail(job: Job, failure: ImportFailure): Promise<void> {
    const wanted = await this.imports.wanted(job);
    if (!wanted || wanted.collection_id === null) return super.fail(job, failure);
    try {
      await this.undo(job, failure, '');
    } catch (error) {
      // The failure is shown only after the rollback is complete.
      this.parts.log.warn(`One ${this.parts.called} is still to be taken back: ${(error as Error).message}`);
      await this.jobs.defer(job, AGAIN_S, 'put-off', waitsFor(error));
    }
  }

  /** Rolls back what was stored, then stores the failure. @throws DependencyDown (503); the next attempt goes on with the rest */
  private async undo(job: Job, failure: ImportFailure, about: string): Promise<void> {
    const first = await this.imports.saveTakingBack(job, failure, plain(about));
    const now = await this.imports.wanted(job);
    await this.storing.takeBack(job, now?.vehicle_id ?? null, await this.passportSources());
    await this.imports.saveVehicle(job, null);
    await super.fail(job, first);
  }

  private async passportSources(): Promise<PassportSource[]> {
    return (await this.sources.lists()).filter((one): one is PassportSource => one.passport !== undefined);
  }

  /** Downloads the file from the blob store to this disk. */
  private async fetched(owner: OwnerId, { sha256 }: WantedImport, folder: string): Promise<string> {
    const path = join(folder, 'passport');
    const { stream } = await this.storage.open({ owner, sha256 });
    await withRoom(() => pipeline(passing(stream), createWriteStream(path)));
    return path;
  }

  private async show(
    job: Job,
    found: FoundPassport,
    tell: ((state: ImportState, done: number, of: number) => void) & { done: () => Promise<void> },
  ): Promise<void> {
    const shown = await this.shown(job.owner_id, found);
    await tell.done();
    await this.keep(job, [], (tx) => this.imports.saveFound(tx, job, shown));
  }

  private async takeIn(
    { job, signal }: Current,
    about: {
      path: string;
      found: FoundPassport;
      sources: readonly PassportSource[];
      folder: string;
      collectionId: number;
    },
    tell: ((state: ImportState, done: number, of: number) => void) & { done: () => Promise<void> },
  ): Promise<void> {
    const { path, found, sources, folder, collectionId } = about;
    const lists = sources.map(({ name, service, passport }) => ({ name, service, passport }));
    const order = { job, collectionId, path, found, lists, signal };
    try {
      const vehicleId = await this.storing.store({ ...order, tell: (done, of) => tell('taking', done, of) });
      await this.references.require(job.owner_id, VEHICLES, vehicleId);
      const journal = await journalOf(path, found, join(folder, 'journal'));
      await tell.done();
      const { parts, issuedOn, note } = found;
      await this.keep(job, [{ ...journal, mediaType: 'application/json' }], (tx) =>
        this.imports.saveTaken(tx, job, { vehicleId, sha256: journal.sha256, parts, issuedOn, note }),
      );
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
      await tell.done();
      await this.undo(job, 'refused', error.sentence);
    }
  }

  private refuse(job: Job, failure: ImportFailure, about: string): Promise<void> {
    return this.parts.database.write(job.owner_id, async (tx) => {
      if (!(await this.jobs.end(tx, job))) return;
      await this.jobs.saveFailure(tx, job, failure);
      await this.imports.saveRefusal(tx, job, plain(about));
    });
  }

  private async shown(owner: OwnerId, found: FoundPassport): Promise<ShownPassport> {
    const { manifest, parts, lists, originals, issuedOn } = found;
    const known = new Set([await this.keys.publicKey(), ...(await this.imports.knownKeys(owner))]);
    const papers = originals.filter(({ kind }) => kind === 'document').length;
    return {
      vehicle: manifest.vehicle,
      made_by: manifest.made_by,
      issued_on: issuedOn,
      withheld: manifest.withheld,
      lists: lists.map(({ name, rows }) => ({ name, rows })),
      photos: originals.length - papers,
      papers,
      bytes: originals.reduce((sum, { bytes }) => sum + bytes, 0),
      withheld_files: manifest.withheld_originals.length,
      missing: manifest.missing.length,
      parts: parts.map((part) => ({ ...part, name: part.key.split('+')[0]!, known: known.has(part.key) })),
      here: await this.here(owner, found),
    };
  }

  /** Vehicles with the same VIN, or whose own journal is part of the chain. */
  private async here(owner: OwnerId, { manifest, parts }: FoundPassport): Promise<number[]> {
    const here = new Set(
      await this.imports.vehiclesOfLogs(
        owner,
        parts.map(({ origin }) => origin.split('/').at(-1)!),
      ),
    );
    const { vin } = manifest.vehicle;
    const vehicles = (await this.sources.lists()).find(({ name }) => name === 'vehicles');
    if (vin !== null && vehicles)
      for await (const { rows } of vehicles.pages(owner))
        for (const row of rows) if (row.vin === vin) here.add(row.id as number);
    return [...here];
  }
}

const knownList = ({ name, schema, passport }: PassportSource): KnownList => ({
  name,
  version: passport.version,
  vehicle: passport.vehicle,
  schema,
});

/** Extracts the journal of a passport into a file. */
async function journalOf(path: string, { journal }: FoundPassport, to: string) {
  const { offset, length } = journal;
  const hash = createHash('sha256');
  const bytes = createReadStream(path, { start: offset, end: offset + length - 1 });
  bytes.on('data', (chunk) => hash.update(chunk));
  await withRoom(() => pipeline(bytes, createWriteStream(to)));
  return { path: to, bytes: length, sha256: hash.digest('hex') };
}
