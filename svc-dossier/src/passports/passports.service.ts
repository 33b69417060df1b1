import { References } from '@carnet/fact-log';
import type { Language } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../copies/vehicles.rules.js';
import type { CreatePassport, PassportListQuery } from './passport.dto.js';
import { PassportNotFound } from './passport.errors.js';
import { matching, passportsIn } from './passport.read.js';
import { PassportsRepository } from './passports.repository.js';

/** The use cases of passports; `PassportMaking` makes them. */
@Injectable()
export class PassportsService {
  constructor(
    private readonly database: Database,
    private readonly calendar: Calendar,
    private readonly references: References,
    private readonly idempotency: Idempotency,
    private readonly passports: PassportsRepository,
  ) {}

  list(owner: OwnerId, query: PassportListQuery, language: Language): Promise<JsonText> {
    return passportsIn(language).list(this.database, matching(owner, query.vehicle_id), query);
  }

  get(owner: OwnerId, id: number, language: Language): Promise<JsonText> {
    return this.read(this.database, owner, id, language);
  }

  /** Queues a passport; an idle worker starts it. */
  async create(owner: OwnerId, wanted: CreatePassport, once: OnceKey, language: Language): Promise<JsonText> {
    const { vehicle_id, withhold, withhold_papers } = wanted;
    await this.references.require(owner, VEHICLES, vehicle_id);
    const issued_on = await this.calendar.today(owner);
    return this.idempotency.once(owner, once, async (tx) => {
      const options = { withhold: [...new Set(withhold ?? [])], withhold_papers: withhold_papers ?? [] };
      const id = await this.passports.insert(tx, owner, { vehicle_id, options, language, issued_on });
      return this.read(within(tx), owner, id, language);
    });
  }

  /** Deletes a passport; a running job is cancelled. */
  remove(owner: OwnerId, id: number): Promise<void> {
    return this.database.write(owner, async (tx) => {
      if (!(await this.passports.remove(tx, owner, id))) throw new PassportNotFound();
    });
  }

  private read(db: Queryable, owner: OwnerId, id: number, language: Language): Promise<JsonText> {
    return passportsIn(language).one(
      db,
      [...matching(owner, undefined), sql`p.id = ${id}`],
      () => new PassportNotFound(),
    );
  }
}
