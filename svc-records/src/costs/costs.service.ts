import { type CostsQuery, costSums, costTotals } from '@carnet/person';
import { Database, type JsonText } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { ModificationSumsQuery } from './costs.dto.js';
import { amounts, listedAmounts } from './costs.read.js';

@Injectable()
export class CostsService {
  constructor(private readonly db: Database) {}

  list(owner: OwnerId, query: CostsQuery): Promise<JsonText> {
    return costTotals(this.db, amounts(owner, query), query);
  }

  /** Totals of a list's rows. */
  sums(owner: OwnerId, query: ModificationSumsQuery): Promise<JsonText> {
    return costSums(this.db, listedAmounts(owner, query));
  }
}
