import type { Type } from '@nestjs/common';
import type { Sql } from '../database/sql.js';
import type { EntityQuery } from '../http/entity-query.js';
import type { OwnerId } from '../http/owner.js';

/** A list of what a person has in a service, for them to take along: in the form in which the API answers it (ADR 80). */
export interface ExportedList {
  /** What its files are called, alone in the whole stack: `service-events`. */
  name: string;
  /** What the API says of each of its rows. */
  view: Type;
  /** How it is read on a day, the owner's own. */
  query: (today: Sql) => Pick<EntityQuery, 'inOrderOfIds'>;
  where: (owner: OwnerId) => Sql[];
}

/** What a service tells of one of its lists. */
export interface DescribedList {
  name: string;
  /** JSON Schema of a row, with what it refers to in `$defs`. */
  schema: RowSchema;
}

export interface RowSchema {
  $schema: string;
  title: string;
  properties: Record<string, object>;
  [keyword: string]: unknown;
}

/** Some rows of a list, in the order of their ids. */
export interface ExportedPage {
  /** Of the whole list. */
  total: number;
  rows: Record<string, unknown>[];
  /** What the next page is asked for by; null at the end. */
  next: string | null;
}
