import { References } from '@carnet/fact-log';
import { Calendar } from '@carnet/person';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { FollowedRepository } from '../life/followed.repository.js';
import { VEHICLES } from '../references.rules.js';
import type { DayQuery, DayView } from './day.dto.js';
import { aheadOf, habitBefore, onDay, type TrackDay } from './day.rules.js';
import { DaysRepository } from './days.repository.js';

@Injectable()
export class DaysService {
  constructor(
    private readonly database: Database,
    private readonly calendar: Calendar,
    private readonly followed: FollowedRepository,
    private readonly references: References,
    private readonly days: DaysRepository,
  ) {}

  /** @throws NotFound (404) if the vehicle does not exist, or belongs to another owner */
  async get(owner: OwnerId, vehicleId: number, { on: day, track_days }: DayQuery): Promise<DayView> {
    await this.references.require(owner, VEHICLES, vehicleId);
    const today = await this.calendar.today(owner);
    const all = await this.days.until(this.database, owner, vehicleId, day);
    const { components, ledgers } = await this.followed.of(this.database, owner);
    const habit = habitBefore(day, all);
    const ofDay = all.find(({ driven_on }) => driven_on === day);
    const driven = ofDay ? drivenOn(ofDay) : null;
    // Sessions on the day itself are already counted, so they reduce the expected use.
    const ahead = aheadOf(day, today, ledgers.get(vehicleId), habit, Math.max(0, (track_days ?? 1) - (driven ? 1 : 0)));
    const found = components.map((one) => onDay(one, ledgers, { vehicleId, day, today, ahead }));
    return {
      ...{ vehicle_id: vehicleId, day, habit, ahead, driven },
      components: found.filter((one) => one !== null) as DayView['components'],
    };
  }
}

const drivenOn = ({ driven_on, sessions, seconds, metres, best }: TrackDay): NonNullable<DayView['driven']> => ({
  ...{ driven_on, sessions, seconds, metres, best },
});
