import { type CostsQuery, costSums, costTotals } from '@carnet/person';
import { Database, type JsonText } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EventSumsQuery } from './costs.dto.js';
import { amounts, listedAmounts } from './costs.read.js';

@Injectable()
export class CostsService {
  constructor(private readonly db: Database) {}

  list(owner: OwnerId, query: CostsQuery): Promise<JsonText> {
    return costTotals(this.db, amounts(owner, query), query);
  }

  /** The sums over a filtered list. */
  sums(owner: OwnerId, query: EventSumsQuery): Promise<JsonText> {
    return costSums(this.db, listedAmounts(owner, query));
  }
}
