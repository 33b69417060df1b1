import { Database, type JsonText, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { SaveImportChoices } from './import-choice.dto.js';
import { ImportChoicesRepository } from './import-choices.repository.js';

/** Remembers a person's choices for imports from other products: the type of a category, the meaning of a column. */
@Injectable()
export class ImportChoicesService {
  constructor(
    private readonly database: Database,
    private readonly choices: ImportChoicesRepository,
  ) {}

  get(owner: OwnerId): Promise<JsonText> {
    return this.choices.of(this.database, owner);
  }

  save(owner: OwnerId, { categories, tables }: SaveImportChoices): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      if (categories?.length) await this.choices.saveCategories(db, owner, categories);
      if (tables?.length) await this.choices.saveTables(db, owner, tables);
      return this.choices.of(db, owner);
    });
  }
}
