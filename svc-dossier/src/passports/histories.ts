import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EarlierPart } from './passport-journal.js';

/** Parts of vehicles' histories that came from other installations. */
@Injectable()
export class Histories {
  /** From the oldest to the newest; none of a vehicle whose history began here. */
  partsOf(_owner: OwnerId, _vehicleId: number): Promise<EarlierPart[]> {
    return Promise.resolve([]);
  }
}
