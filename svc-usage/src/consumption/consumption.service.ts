import { References } from '@carnet/fact-log';
import { NotFound } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import type { ConsumptionQuery, ConsumptionView } from './consumption.dto.js';
import { type Consumer, ConsumptionRepository } from './consumption.repository.js';
import { consumptionOf } from './consumption.rules.js';

@Injectable()
export class ConsumptionService {
  constructor(
    private readonly consumers: ConsumptionRepository,
    private readonly references: References,
  ) {}

  /** @throws NotFound */
  async get(owner: OwnerId, vehicleId: number, days: ConsumptionQuery): Promise<ConsumptionView> {
    const { fillUps, instrument } = await this.consumer(owner, vehicleId);
    return consumptionOf(vehicleId, fillUps, instrument, days);
  }

  /** All data for a vehicle's figures. Fetches a vehicle whose fact has not arrived yet from svc-garage. @throws NotFound */
  async consumer(owner: OwnerId, vehicleId: number): Promise<Consumer> {
    return (await this.consumers.of(owner, vehicleId)) ?? this.askedFor(owner, vehicleId);
  }

  private async askedFor(owner: OwnerId, vehicleId: number): Promise<Consumer> {
    await this.references.require(owner, VEHICLES, vehicleId);
    const consumer = await this.consumers.of(owner, vehicleId);
    if (!consumer) throw new NotFound(VEHICLES.missing);
    return consumer;
  }
}
