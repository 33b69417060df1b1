import type { Type } from '@nestjs/common';
import type { Database, EntityQuery, Sql } from '@carnet/pg';
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
  /** The way of its rows in the passport of a vehicle; left out by a list whose rows are of none, or follow from others. */
  passport?: PassportList;
  /** The rows of one vehicle, of a list whose rows are of an owner and name no vehicle (`vehicle: 'asked'`). */
  ofVehicle?: RowsOfVehicle;
}

/** @param today the owner's day */
export type RowsOfVehicle = (db: Database, owner: OwnerId, vehicleId: number, today: string) => Promise<object[]>;

/** The fields of a list that a person may withhold, each under what it is. */
export const WITHHELD_FIELDS = ['costs', 'notes', 'names'] as const;
export type WithheldFields = (typeof WITHHELD_FIELDS)[number];

/** The way of a list's rows from one installation to another (ADR 133). */
export interface PassportList {
  /** Rises where a reader of before would misread the rows. */
  version: number;
  /** The field that names the vehicle; `asked` where rows name none, and those of one are asked for. */
  vehicle: 'id' | 'vehicle_id' | 'asked';
  /** The name of such a record in the journal. */
  kind?: string;
  /** Fields that never travel: they are of the garage and not of the vehicle. */
  stays?: readonly string[];
  /** Fields that can be withheld, as rows and the journal call them. */
  withheld?: Partial<Record<WithheldFields, readonly string[]>>;
  /** Values that stand in the place of others where their kind is withheld: a field that says what the withheld ones are. */
  instead?: Partial<Record<WithheldFields, Readonly<Record<string, string>>>>;
  /** The making of a row's record in another installation; left out where files are sent instead. */
  create?: PassportCreate;
}

export interface PassportCreate {
  /** The route that creates one. */
  path: string;
  /** Fields of a row that the route takes as they are. */
  fields: readonly string[];
  /** Values that mean something else in another garage, by their field. */
  as?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields of the route that name rows of other lists: as one id, a list of ids, or a list of things with an id. */
  refs?: Readonly<Record<string, PassportReference>>;
  /** Only rows with this value in their field are created; all others follow from other records. */
  only?: Readonly<Record<string, string>>;
  /** A deleted vehicle leaves the records: what is taken back goes one by one. */
  outlives?: true;
}

/** The description that a service gives of one of its lists. */
export interface DescribedList {
  name: string;
  /** JSON Schema of a row, with what it refers to in `$defs`. */
  schema: RowSchema;
  passport?: PassportList;
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

/** The rows that a field names, and the field of the row that has their ids. */
export type PassportReference = { from: string } & (
  | {
      list: string;
      /** Without it there is nothing to create. */
      needed?: true;
    }
  /** The field of the row that says of which kind of record the row is. */
  | { kindFrom: string; called?: Readonly<Record<string, string>> }
);
