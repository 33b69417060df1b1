import { Idempotency, JsonText, type OnceKey, type OwnerId } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { checkAll, reportOn, reportOnDryRun } from '../../imports/imported-file.rules.js';
import { TemplatesRepository } from '../templates.repository.js';
import { checked, entriesOf } from './template-import.rules.js';

/** Takes a file of templates: all are checked, those that pass are stored in one transaction (contract §4). */
@Injectable()
export class TemplateImportService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly templates: TemplatesRepository,
  ) {}

  /** The same checks; nothing is stored. */
  async tryOut(body: unknown): Promise<JsonText> {
    const entries = await checkAll(entriesOf(body), checked);
    return new JsonText(JSON.stringify(reportOnDryRun(entries, ({ template }) => template)));
  }

  async import(owner: OwnerId, body: unknown, once: OnceKey): Promise<JsonText> {
    const entries = await checkAll(entriesOf(body), checked);
    const passed = entries.flatMap((entry) => ('template' in entry ? [entry.template] : []));
    return this.idempotency.once(owner, once, async (tx) => {
      const ids = passed.length > 0 ? await this.templates.insertMany(tx, owner, passed) : [];
      return new JsonText(JSON.stringify(reportOn(entries, ids)));
    });
  }
}
