import { References } from '@carnet/fact-log';
import { type Language, NotFound } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VEHICLES } from '../copies/vehicles.rules.js';
import type { CreateDossier, DossierListQuery } from './dossier.dto.js';
import type { DossierOptions } from './dossier.entity.js';
import { BooksFull, DossierNotFound } from './dossier.errors.js';
import { dossiersIn, matching } from './dossier.read.js';
import { optionsOf } from './dossier.rules.js';
import { DossiersRepository } from './dossiers.repository.js';
import { type DossierSettings, SETTINGS } from '../settings.js';

/** The use cases of dossiers; `making` makes the books. */
@Injectable()
export class DossiersService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly calendar: Calendar,
    private readonly dossiers: DossiersRepository,
    @Inject(SETTINGS) private readonly settings: DossierSettings,
  ) {}

  list(owner: OwnerId, { vehicle_id, ...query }: DossierListQuery, language: Language): Promise<JsonText> {
    return dossiersIn(language).list(this.database, matching(owner, vehicle_id), query);
  }

  get(owner: OwnerId, id: number, language: Language): Promise<JsonText> {
    return answer(this.database, owner, id, language);
  }

  /** Queues a dossier; an idle worker starts it. */
  async create(owner: OwnerId, input: CreateDossier, once: OnceKey, language: Language): Promise<JsonText> {
    const options = await this.optionsFor(owner, input);
    const issued_on = await this.calendar.today(owner);
    return this.idempotency.once(owner, once, async (tx) => {
      const known = await this.references.lookUp(within(tx), owner, [vehicle(input)]);
      if (!known.has(VEHICLES, input.vehicle_id)) throw new NotFound(VEHICLES.missing);
      await this.requireRoom(tx, owner);
      const id = await this.dossiers.insert(tx, owner, { vehicle_id: input.vehicle_id, options, issued_on });
      return answer(within(tx), owner, id, language);
    });
  }

  private async requireRoom(tx: EntityManager, owner: OwnerId): Promise<void> {
    const most = this.settings.bytesPerOwner;
    if ((await this.dossiers.bytesKept(tx, owner)) >= most) throw new BooksFull(most);
  }

  /** The complete options of a future book. @throws NotFound (404) if the vehicle does not exist or is not the owner's */
  async optionsFor(owner: OwnerId, input: CreateDossier): Promise<DossierOptions> {
    const options = optionsOf(input.options ?? {}, await this.dossiers.settingsOf(owner));
    // A vehicle without a copy here is requested from svc-garage, before the transaction begins.
    const known = await this.references.find(owner, [vehicle(input)]);
    if (!known.has(VEHICLES, input.vehicle_id)) throw new NotFound(VEHICLES.missing);
    return options;
  }

  /** Deletes a dossier; a running job is cancelled. */
  remove(owner: OwnerId, id: number): Promise<void> {
    return this.database.write(owner, async (tx) => {
      if (!(await this.dossiers.remove(tx, owner, id))) throw new DossierNotFound();
    });
  }
}

const vehicle = ({ vehicle_id }: CreateDossier) => ({ target: VEHICLES, ids: [vehicle_id] });

const answer = (db: Queryable, owner: OwnerId, id: number, language: Language): Promise<JsonText> =>
  dossiersIn(language).one(db, [...matching(owner, undefined), sql`d.id = ${id}`], () => new DossierNotFound());
