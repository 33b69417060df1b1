import type { Type } from '@nestjs/common';
import type { Database, EntityQuery, Sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** A list of a person's data in a service, for exports; its rows have the format of the API (ADR 80). */
export interface ExportedList {
  /** The name of its files, unique across all services: `service-events`. */
  name: string;
  /** The API's view of a row. */
  view: Type;
  /** Returns the query for the owner's rows, as of a day. */
  query: (today: Sql) => Pick<EntityQuery, 'inOrderOfIds'>;
  where: (owner: OwnerId) => Sql[];
  /** The rules for its rows in the passport of a vehicle. Left out if rows belong to no vehicle, or are derived from others. */
  passport?: PassportList;
  /** Reads the rows of one vehicle, for a list whose rows do not name a vehicle (`vehicle: 'asked'`). */
  ofVehicle?: RowsOfVehicle;
}

/** @param today the current day of the owner */
export type RowsOfVehicle = (db: Database, owner: OwnerId, vehicleId: number, today: string) => Promise<object[]>;

/** Kinds of fields that a person may withhold. */
export const WITHHELD_FIELDS = ['costs', 'notes', 'names'] as const;
export type WithheldFields = (typeof WITHHELD_FIELDS)[number];

/** The rules for moving rows of a list from one installation to another (ADR 133). */
export interface PassportList {
  /** Raise it if older readers would misinterpret the rows. */
  version: number;
  /** The field with the vehicle's id. `asked` if rows do not have one: then the rows of a vehicle are requested. */
  vehicle: 'id' | 'vehicle_id' | 'asked';
  /** The kind of these records in the journal. */
  kind?: string;
  /** Fields that are never exported, because they belong to the garage and not to the vehicle. */
  stays?: readonly string[];
  /** Fields that can be withheld, by their names in rows and in the journal. */
  withheld?: Partial<Record<WithheldFields, readonly string[]>>;
  /** Replacement values for fields that describe withheld ones, by the withheld kind. */
  instead?: Partial<Record<WithheldFields, Readonly<Record<string, string>>>>;
  /** The route and the fields by which the other installation creates the record. Left out if files are sent instead. */
  create?: PassportCreate;
}

export interface PassportCreate {
  /** The route that creates a record. */
  path: string;
  /** Fields of a row that the route accepts unchanged. */
  fields: readonly string[];
  /** Values to replace, by field, because they have another meaning in another garage. */
  as?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields of the route that refer to rows of other lists: one id, a list of ids, or a list of objects with an id. */
  refs?: Readonly<Record<string, PassportReference>>;
  /** Only rows with these values are created; all others are derived from other records. */
  only?: Readonly<Record<string, string>>;
  /** The record stays when its vehicle is deleted, so an undo must delete each one. */
  outlives?: true;
}

/** A service's description of one of its lists. */
export interface DescribedList {
  name: string;
  /** JSON Schema of a row, with all referenced schemas in `$defs`. */
  schema: RowSchema;
  passport?: PassportList;
}

export interface RowSchema {
  $schema: string;
  title: string;
  properties: Record<string, object>;
  [keyword: string]: unknown;
}

/** Some rows of a list, sorted by id. */
export interface ExportedPage {
  /** The number of rows in the whole list. */
  total: number;
  rows: Record<string, unknown>[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
}

/** The list that a field refers to, and the field of the row that holds the ids. */
export type PassportReference = { from: string } & (
  | {
      list: string;
      /** The record cannot be created without this reference. */
      needed?: true;
    }
  /** The field of the row that names the kind of the referenced record. */
  | { kindFrom: string; called?: Readonly<Record<string, string>> }
);
