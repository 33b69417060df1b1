import { type CostsQuery, costSums, costTotals } from '@carnet/person';
import { Database, type JsonText } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { FillUpSumsQuery } from './costs.dto.js';
import { amounts, listedAmounts, prices } from './costs.read.js';

@Injectable()
export class CostsService {
  constructor(private readonly db: Database) {}

  list(owner: OwnerId, query: CostsQuery): Promise<JsonText> {
    return costTotals(this.db, amounts(owner, query), query);
  }

  listOfComponents(owner: OwnerId, query: CostsQuery): Promise<JsonText> {
    return costTotals(this.db, prices(owner, query), query);
  }

  /** The sums over a filtered list. */
  sums(owner: OwnerId, query: FillUpSumsQuery): Promise<JsonText> {
    return costSums(this.db, listedAmounts(owner, query));
  }
}
