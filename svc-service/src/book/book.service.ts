import { References } from '@carnet/fact-log';
import { NotFound } from '@carnet/messages';
import { Database, type JsonText } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import { BookRepository } from './book.repository.js';

/** This service's part of a vehicle's book. */
@Injectable()
export class BookService {
  constructor(
    private readonly db: Database,
    private readonly books: BookRepository,
    private readonly references: References,
  ) {}

  /** Reads the book in one snapshot. @throws NotFound, TooMuchAtOnce, DependencyDown if svc-garage must be asked for the vehicle and does not answer */
  async get(owner: OwnerId, id: number): Promise<JsonText> {
    const known = await this.references.find(owner, [{ target: VEHICLES, ids: [id] }]);
    if (!known.has(VEHICLES, id)) throw new NotFound(VEHICLES.missing);
    return this.db.snapshot(async (db) => {
      this.db.requireBearable(await this.books.weightOf(db, owner, id));
      return this.books.of(db, owner, id);
    });
  }
}
