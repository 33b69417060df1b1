import type { Language } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { Database, type JsonText, type PageQuery, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type DossierSettings, SETTINGS } from '../settings.js';
import { ExportNotFound } from './export.errors.js';
import { exportsIn, matching } from './export.read.js';
import { ExportsRepository, type WantedExport } from './exports.repository.js';

/** The use cases of exports; `packing` makes the files. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly database: Database,
    private readonly calendar: Calendar,
    private readonly exports: ExportsRepository,
    @Inject(SETTINGS) private readonly settings: DossierSettings,
  ) {}

  list(owner: OwnerId, query: PageQuery, language: Language): Promise<JsonText> {
    return this.reading(language).list(this.database, matching(owner), query);
  }

  get(owner: OwnerId, id: number, language: Language): Promise<JsonText> {
    return this.read(this.database, owner, id, language);
  }

  /**
   * Queues an export; an idle worker starts it. A person has one unfinished export at a time: a second request, or a retry after a lost answer, returns the
   * same export.
   */
  async create(owner: OwnerId, language: Language): Promise<JsonText> {
    const asked_on = await this.calendar.today(owner);
    return this.database.write(owner, async (tx) => {
      const id = (await this.exports.underWay(tx, owner)) ?? (await this.insert(tx, owner, { language, asked_on }));
      return this.read(within(tx), owner, id, language);
    });
  }

  /** Inserts an export that replaces the failed ones. */
  private async insert(tx: EntityManager, owner: OwnerId, wanted: WantedExport): Promise<number> {
    await this.exports.removeFailed(tx, owner);
    return this.exports.insert(tx, owner, wanted);
  }

  /** Deletes an export; a running job is cancelled. */
  remove(owner: OwnerId, id: number): Promise<void> {
    return this.database.write(owner, async (tx) => {
      if (!(await this.exports.remove(tx, owner, id))) throw new ExportNotFound();
    });
  }

  private read(db: Queryable, owner: OwnerId, id: number, language: Language): Promise<JsonText> {
    return this.reading(language).one(db, [...matching(owner), sql`x.id = ${id}`], () => new ExportNotFound());
  }

  private reading(language: Language) {
    return exportsIn(language, this.settings.exportDays);
  }
}
