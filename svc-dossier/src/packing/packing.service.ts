import { join } from 'node:path';
import { unlessAborted } from '@carnet/jobs';
import { Blobs } from '@carnet/files';
import { Database, Listener } from '@carnet/pg';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { ExportState } from '../exports/export.entity.js';
import type { ExportFailure } from '../exports/export.errors.js';
import { EXPORTS_WANTED, ExportsRepository } from '../exports/exports.repository.js';
import { type Current, JobLine } from '../jobs/job-line.js';
import { type DossierSettings, SETTINGS } from '../settings.js';
import { ExportPacker } from './export-packer.js';

/** Makes queued exports, one after the other, and deletes expired ones. */
@Injectable()
export class PackingService extends JobLine<ExportState, ExportFailure> {
  constructor(
    private readonly database: Database,
    private readonly exports: ExportsRepository,
    private readonly packer: ExportPacker,
    blobs: Blobs,
    @Inject(LOG) log: Log,
    @Inject(SETTINGS) private readonly settings: DossierSettings,
    @Inject(CONFIG) config: ServiceConfig,
    listener: Listener,
  ) {
    const folder = join(config?.files.folder ?? '', '.making');
    const about = { isAtWork: settings.makesBooks, wakes: EXPORTS_WANTED, called: 'export' };
    super({ database, blobs, log, listener, folder, ...about }, exports);
  }

  protected async make(current: Current, folder: string): Promise<void> {
    const { job, signal } = current;
    const wanted = await this.exports.wanted(job);
    if (!wanted) return;
    const tell = this.telling(current);
    const { language, asked_on: askedOn } = wanted;
    const order = { owner: job.owner_id, language, askedOn, at: new Date(), folder, signal };
    const { file, counts } = await unlessAborted(this.packer.pack(order, tell), signal);
    await tell.done();
    await this.keep(job, [{ ...file, mediaType: 'application/zip' }], (tx) =>
      this.exports.saveExport(tx, job, file, counts),
    );
  }

  /** An error of an export is a fault of ours, so a retry may help. */
  protected failureOf(): null {
    return null;
  }

  protected override async tidyUp(): Promise<void> {
    const { exportDays } = this.settings;
    for (const owner of await this.exports.ownersOfExpired(exportDays))
      await this.database.write(owner, (tx) => this.exports.removeExpired(tx, owner, exportDays));
  }
}
