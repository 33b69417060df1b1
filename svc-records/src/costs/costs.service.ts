import { type CostsQuery, costTotals, Database, type JsonText, type OwnerId } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { amounts } from './costs.read.js';

@Injectable()
export class CostsService {
  constructor(private readonly db: Database) {}

  list(owner: OwnerId, query: CostsQuery): Promise<JsonText> {
    return costTotals(this.db, amounts(owner, query), query);
  }
}
