import { join } from 'node:path';
import { unlessAborted } from '@carnet/jobs';
import { Blobs } from '@carnet/files';
import { NotFound, TooMuchAtOnce } from '@carnet/messages';
import { Database, Listener } from '@carnet/pg';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { type Current, JobLine } from '../jobs/job-line.js';
import { type DossierSettings, SETTINGS } from '../settings.js';
import type { PassportState } from './passport.entity.js';
import type { PassportFailure } from './passport.errors.js';
import { PASSPORTS_WANTED, PassportsRepository } from './passports.repository.js';
import { PassportPacker, PassportTooLarge, StayingPaperUnknown } from './passport-packer.js';

/** Makes passports, one after the other, as they are ordered. */
@Injectable()
export class PassportMaking extends JobLine<PassportState, PassportFailure> {
  constructor(
    database: Database,
    private readonly passports: PassportsRepository,
    private readonly packer: PassportPacker,
    blobs: Blobs,
    @Inject(LOG) log: Log,
    @Inject(SETTINGS) settings: DossierSettings,
    @Inject(CONFIG) config: ServiceConfig,
    listener: Listener,
  ) {
    const folder = join(config?.files.folder ?? '', '.making');
    const about = { isAtWork: settings.makesBooks, wakes: PASSPORTS_WANTED, called: 'passport' };
    super({ database, blobs, log, listener, folder, ...about }, passports);
  }

  protected async make(current: Current, folder: string): Promise<void> {
    const { job, signal } = current;
    const wanted = await this.passports.wanted(job);
    if (!wanted) return;
    const tell = this.telling(current);
    const { vehicle_id: vehicleId, options, language, issued_on: issuedOn } = wanted;
    const order = { owner: job.owner_id, vehicleId, options, language, issuedOn, at: new Date(), folder, signal };
    const { file, counts } = await unlessAborted(this.packer.pack(order, tell), signal);
    await tell.done();
    await this.keep(job, [{ ...file, mediaType: 'application/zip' }], (tx) =>
      this.passports.savePassport(tx, job, file, counts),
    );
  }

  protected failureOf(error: unknown): PassportFailure | null {
    if (error instanceof PassportTooLarge || error instanceof TooMuchAtOnce) return 'too-large';
    if (error instanceof StayingPaperUnknown) return 'paper-unknown';
    return error instanceof NotFound ? 'vehicle-gone' : null;
  }
}
