import type { UsageBook } from '@carnet/contracts/book';
import { Calendar } from '@carnet/person';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Days } from '../consumption/consumption.rules.js';
import { ConsumptionService } from '../consumption/consumption.service.js';
import { FollowedRepository } from '../life/followed.repository.js';
import { fuelOf } from './book.rules.js';
import { mountedOn } from './mounted.rules.js';

/** This service's part of a vehicle's book. */
@Injectable()
export class BookService {
  constructor(
    private readonly consumption: ConsumptionService,
    private readonly database: Database,
    private readonly calendar: Calendar,
    private readonly followed: FollowedRepository,
  ) {}

  /**
   * Fuel of the requested days, and the components mounted today, each read in one snapshot. @throws NotFound, DependencyDown if svc-garage must be asked for
   * the vehicle and does not answer
   */
  async get(owner: OwnerId, id: number, days: Days): Promise<UsageBook> {
    const consumer = await this.consumption.consumer(owner, id);
    const today = await this.calendar.today(owner);
    const garage = await this.followed.of(this.database, owner);
    return { fuel: fuelOf(consumer, days), mounted: mountedOn(id, garage, today) };
  }
}
