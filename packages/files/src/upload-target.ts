import type { EntityManager } from 'typeorm';
import type { MediaType } from '@carnet/media';
import type { Database, Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { UploadMetadata } from './upload-metadata.rules.js';

/** The purpose of a file: parsed from the metadata of its upload, and stored as JSON until the upload is complete. */
export type TargetOf = object;

/** A complete file, whose bytes are announced in the transaction. */
export interface ArrivedFile {
  name: string;
  sha256: string;
  bytes: number;
  mediaType: string;
}

/** The complete content, and its temporary path. */
export interface ArrivedContent {
  path: string;
  mediaType: string;
}

/** A service's handling of uploaded files. */
export interface UploadTarget<Target extends TargetOf = TargetOf> {
  /**
   * Checks the metadata, before the upload begins.
   * @throws Invalid (400) if they are wrong, NotFound (404) if they name something that does not exist or belongs to another owner
   */
  accept(owner: OwnerId, metadata: UploadMetadata): Promise<Target>;
  /** Maximum size of a file in bytes, if it differs from the default of photos and documents. */
  mostBytes?(): number;
  /** The accepted media types. */
  typesOf(target: Target): readonly MediaType[];
  /**
   * Inspects a complete file of an accepted type before it is stored.
   * @throws Problem of 4xx if the file must not be stored
   */
  inspect?(file: ArrivedContent, target: Target): Promise<void>;
  /**
   * Reserves space for the owner when a guest announces a file in the owner's garage. Announced bytes count like stored ones.
   * @throws Problem if too little space would be left
   */
  requireShare?(tx: EntityManager, owner: OwnerId, bytes: number): Promise<void>;
  /** The owner's stored bytes that count for the quota. */
  bytesKept(db: Queryable, owner: OwnerId): Promise<number>;
  /**
   * Creates the record of the file. Returns its id.
   * @throws NotFound (404) if the record that the file was for was deleted in the meantime
   */
  make(tx: EntityManager, owner: OwnerId, file: ArrivedFile, target: Target): Promise<number>;
  /** Called once an hour, before the search for unused bytes. Deletes expired rows. */
  housekeep?(database: Database): Promise<void>;
}

/** Injection token of the upload target. */
export const UPLOAD_TARGET = Symbol('carnet:upload-target');
