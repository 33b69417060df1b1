import { References } from '@carnet/fact-log';
import { Calendar } from '@carnet/person';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import { ComponentNotFound } from '../components/component.errors.js';
import { FollowedRepository } from './followed.repository.js';
import type { LivesQuery, LivesView, WholeLifeView } from './life.dto.js';
import { asOf } from './life.rules.js';
import { lifeOf, wholeLifeOf } from './lives.rules.js';

@Injectable()
export class LivesService {
  constructor(
    private readonly database: Database,
    private readonly calendar: Calendar,
    private readonly followed: FollowedRepository,
    private readonly references: References,
  ) {}

  /** @throws NotFound (404) if the vehicle does not exist, or belongs to another owner */
  async list(owner: OwnerId, { group, vehicle_id }: LivesQuery): Promise<LivesView> {
    if (vehicle_id) await this.references.require(owner, VEHICLES, vehicle_id);
    const today = await this.calendar.today(owner);
    const { components, ledgers } = await this.followed.of(this.database, owner);
    const lives = components
      .filter(({ kind }) => !group || (kind === 'tyres') === (group === 'tyres'))
      .filter(({ retired_on }) => retired_on === null || retired_on > today)
      .map((component) => lifeOf(asOf(component, today), ledgers, today));
    return { lives: lives.filter((life) => !vehicle_id || life.vehicle_id === vehicle_id) };
  }

  /** @throws ComponentNotFound */
  async get(owner: OwnerId, id: number): Promise<WholeLifeView> {
    const today = await this.calendar.today(owner);
    const { components, ledgers } = await this.followed.of(this.database, owner, id);
    if (!components[0]) throw new ComponentNotFound();
    return wholeLifeOf(asOf(components[0], today), ledgers, today);
  }
}
