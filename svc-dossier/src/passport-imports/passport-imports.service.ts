import { References } from '@carnet/fact-log';
import type { Language } from '@carnet/messages';
import { Database, type JsonText, type PageQuery, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../copies/vehicles.rules.js';
import type { TakePassport, VehicleHistoryView } from './passport-import.dto.js';
import { ImportNotFound, IsHere, NotToBeTaken, TakenBefore } from './passport-import.errors.js';
import { importsIn, matching } from './passport-import.read.js';
import { PassportImportsRepository } from './passport-imports.repository.js';

/** The use cases of uploaded passports; `PassportTaking` reads and imports them. */
@Injectable()
export class PassportImportsService {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly imports: PassportImportsRepository,
  ) {}

  list(owner: OwnerId, query: PageQuery, language: Language): Promise<JsonText> {
    return importsIn(language).list(this.database, matching(owner), query);
  }

  get(owner: OwnerId, id: number, language: Language): Promise<JsonText> {
    return this.read(this.database, owner, id, language);
  }

  /** Starts the import of a passport that was read. A repeated call during or after the import returns the same answer. */
  take(
    owner: OwnerId,
    id: number,
    { collection_id, although_here }: TakePassport,
    language: Language,
  ): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      const found = await this.imports.find(db, owner, id);
      if (!found) throw new ImportNotFound();
      if (found.state === 'read') {
        if (await this.imports.wasTaken(db, owner, found.sha256)) throw new TakenBefore();
        if (await this.imports.isBeingTaken(db, owner, { id, sha256: found.sha256 })) throw new NotToBeTaken();
        if ((found.found?.here.length ?? 0) > 0 && !although_here) throw new IsHere();
        await this.imports.want(tx, owner, id, collection_id);
      } else if (found.collection_id !== collection_id) throw new NotToBeTaken();
      return this.read(db, owner, id, language);
    });
  }

  /** Deletes a passport; the vehicle imported from it stays. */
  remove(owner: OwnerId, id: number): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const found = await this.imports.find(within(tx), owner, id);
      if (!found) throw new ImportNotFound();
      // A running import cannot be deleted here: its worker must roll it back, so that no partial vehicle stays.
      if (found.collection_id !== null && found.state !== 'taken' && found.state !== 'failed') throw new NotToBeTaken();
      await this.imports.remove(tx, owner, id);
    });
  }

  async history(owner: OwnerId, vehicleId: number): Promise<VehicleHistoryView> {
    await this.references.require(owner, VEHICLES, vehicleId);
    const kept = await this.imports.history(this.database, owner, vehicleId);
    const parts = (kept?.parts ?? []).map((part) => ({ ...part, name: part.key.split('+')[0]!, known: true }));
    return { parts, issued_on: kept?.issued_on ?? null, came_at: kept?.came_at ?? null };
  }

  private read(db: Queryable, owner: OwnerId, id: number, language: Language): Promise<JsonText> {
    return importsIn(language).one(db, [...matching(owner), sql`i.id = ${id}`], () => new ImportNotFound());
  }
}
