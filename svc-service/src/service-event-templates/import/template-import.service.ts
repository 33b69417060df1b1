import { checkAll, needsOwnCurrency, reportOn, reportOnDryRun } from '@carnet/imports';
import type { Language } from '@carnet/messages';
import { Currencies } from '@carnet/person';
import { JsonText } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { called } from '../../imports/called.js';
import { TemplatesRepository } from '../templates.repository.js';
import { checked, type CheckedTemplate, entriesOf } from './template-import.rules.js';

/** Imports a file of templates: checks all, and stores the valid ones in one transaction (contract §4). */
@Injectable()
export class TemplateImportService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly templates: TemplatesRepository,
    private readonly currencies: Currencies,
  ) {}

  /** Runs the same checks, but stores nothing. */
  async tryOut(owner: OwnerId, body: unknown, language: Language): Promise<JsonText> {
    const entries = await this.check(owner, body);
    return new JsonText(JSON.stringify(reportOnDryRun(entries, ({ template }) => template, { language, called })));
  }

  async import(owner: OwnerId, body: unknown, once: OnceKey, language: Language): Promise<JsonText> {
    const entries = await this.check(owner, body);
    const passed = entries.flatMap((entry) => ('template' in entry ? [entry.template] : []));
    return this.idempotency.once(owner, once, async (tx) => {
      const ids = passed.length > 0 ? await this.templates.insertMany(tx, owner, passed) : [];
      return new JsonText(JSON.stringify(reportOn(entries, ids, { language, called })));
    });
  }

  private async check(owner: OwnerId, body: unknown): Promise<CheckedTemplate[]> {
    const entries = entriesOf(body);
    const own = entries.some((entry) => needsOwnCurrency(entry, 'estimated_cost'))
      ? await this.currencies.of(owner)
      : null;
    return checkAll(entries, (entry, index) => checked(entry, index, own));
  }
}
