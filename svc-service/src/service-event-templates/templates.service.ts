import { nextVersion } from '@carnet/fields';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { AvailableEventsQuery, TemplateEventsQuery } from '../service-events/service-event.dto.js';
import { availableTo, matching, serviceEventRows } from '../service-events/service-event.read.js';
import type { CreateTemplate, TemplateListQuery, UpdateTemplate } from './template.dto.js';
import type { TemplateStatus } from './template.entity.js';
import { TemplateNotFound } from './template.errors.js';
import { matchingTemplates, ownsTemplate, sourcesOf, templateNames, templates } from './template.read.js';
import { newTemplate, updatedTemplate } from './template.rules.js';
import { TemplatesRepository, type WrittenTemplate } from './templates.repository.js';

/** Use cases of service event templates. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly templates: TemplatesRepository,
  ) {}

  list(owner: OwnerId, query: TemplateListQuery): Promise<JsonText> {
    return templates.list(this.database, matchingTemplates(owner, query), query);
  }

  listNames(owner: OwnerId, query: TemplateListQuery): Promise<JsonText> {
    return templateNames.list(this.database, matchingTemplates(owner, query), query);
  }

  listSources(owner: OwnerId): Promise<JsonText> {
    return sourcesOf(this.database, owner);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  /** Only looks the template up if the list is empty: an event proves that it exists and belongs to the owner. */
  async listEvents(owner: OwnerId, id: number, query: TemplateEventsQuery): Promise<JsonText> {
    const where = [...matching(owner, query), sql`e.template_id = ${id}`];
    const events = await serviceEventRows.list(this.database, where, query);
    if (events.about.page?.total === 0) await this.get(owner, id);
    return events;
  }

  /** Events that can still be linked to a template: all that are not linked to it (spec 001 §2). */
  async listAvailableEvents(owner: OwnerId, id: number, query: AvailableEventsQuery): Promise<JsonText> {
    const where = [...availableTo(owner, id, query), ownsTemplate(owner, id)];
    const events = await serviceEventRows.list(this.database, where, query);
    if (events.about.page?.total === 0) await this.get(owner, id);
    return events;
  }

  create(owner: OwnerId, input: CreateTemplate, once: OnceKey): Promise<JsonText> {
    const template = newTemplate(input);
    return this.idempotency.once(owner, once, async (tx) => toAnswer(await this.templates.insert(tx, owner, template)));
  }

  update(owner: OwnerId, id: number, input: UpdateTemplate, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.templates.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const template = nextVersion(stored, updatedTemplate(stored, input));
      return template ? toAnswer(await this.templates.update(tx, template)) : answer(within(tx), owner, id);
    });
  }

  /** Every change of status is allowed (spec 001 §4). */
  changeStatus(owner: OwnerId, id: number, status: TemplateStatus, ifMatch: number | null): Promise<JsonText> {
    return this.update(owner, id, { status }, ifMatch);
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.templates.requireOwned(tx, owner, id), ifMatch);
      await this.templates.remove(tx, owner, id);
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  templates.one(db, [sql`t.owner_id = ${owner}`, sql`t.id = ${id}`], () => new TemplateNotFound());

const toAnswer = ({ json, version }: WrittenTemplate): JsonText => new JsonText(json, { version });
