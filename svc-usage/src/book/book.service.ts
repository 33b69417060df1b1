import type { UsageBook } from '@carnet/contracts';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Days } from '../consumption/consumption.rules.js';
import { ConsumptionService } from '../consumption/consumption.service.js';
import { fuelOf } from './book.rules.js';

/** This service's part of a vehicle's book. */
@Injectable()
export class BookService {
  constructor(private readonly consumption: ConsumptionService) {}

  /** As it is at one moment. @throws NotFound, DependencyDown where svc-garage is to be asked for the vehicle and does not answer */
  async get(owner: OwnerId, id: number, days: Days): Promise<UsageBook> {
    return { fuel: fuelOf(await this.consumption.consumer(owner, id), days) };
  }
}
