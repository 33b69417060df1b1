import type { Type } from '@nestjs/common';
import type { EntityQuery, Sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** A list of what a person has in a service, for them to take along: in the form in which the API answers it (ADR 80). */
export interface ExportedList {
  /** The name of its files, unique in the whole stack: `service-events`. */
  name: string;
  /** The API's view of each of its rows. */
  view: Type;
  /** The query that reads it on a day, the owner's own. */
  query: (today: Sql) => Pick<EntityQuery, 'inOrderOfIds'>;
  where: (owner: OwnerId) => Sql[];
}

/** The description that a service gives of one of its lists. */
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
  /** The number of rows in the whole list. */
  total: number;
  rows: Record<string, unknown>[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
}
