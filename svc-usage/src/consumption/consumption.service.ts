import { NotFound, type OwnerId, References } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import type { ConsumptionQuery, ConsumptionView } from './consumption.dto.js';
import { ConsumptionRepository } from './consumption.repository.js';
import { consumptionOf } from './consumption.rules.js';

@Injectable()
export class ConsumptionService {
  constructor(
    private readonly consumers: ConsumptionRepository,
    private readonly references: References,
  ) {}

  /** A vehicle that no fact has brought yet is asked for at its owner. @throws NotFound */
  async get(owner: OwnerId, vehicleId: number, days: ConsumptionQuery): Promise<ConsumptionView> {
    const consumer = (await this.consumers.of(owner, vehicleId)) ?? (await this.askedFor(owner, vehicleId));
    return consumptionOf(vehicleId, consumer.fillUps, consumer.instrument, days);
  }

  private async askedFor(owner: OwnerId, vehicleId: number) {
    await this.references.require(owner, VEHICLES, vehicleId);
    const consumer = await this.consumers.of(owner, vehicleId);
    if (!consumer) throw new NotFound(VEHICLES.missing);
    return consumer;
  }
}
