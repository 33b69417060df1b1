import type { EntityManager } from 'typeorm';
import type { MediaType } from '@carnet/media';
import type { Database, Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { UploadMetadata } from './upload-metadata.rules.js';

/** The purpose of a file: read from the metadata of its upload, and kept as JSON until it has arrived. */
export type TargetOf = object;

/** A file that has arrived whole, and whose bytes are announced in the transaction. */
export interface ArrivedFile {
  name: string;
  sha256: string;
  bytes: number;
  mediaType: string;
}

/** Content that has arrived, and its place for now. */
export interface ArrivedContent {
  path: string;
  mediaType: string;
}

/** The use that a service makes of files that are sent to it. */
export interface UploadTarget<Target extends TargetOf = TargetOf> {
  /**
   * Checks what the metadata ask for, as far as it can be checked before the file is there.
   * @throws Invalid (400) where they are wrong, NotFound (404) where what they name is not there or not this owner's
   */
  accept(owner: OwnerId, metadata: UploadMetadata): Promise<Target>;
  /** The most bytes of one file, where that is not what pictures and papers may have. */
  mostBytes?(): number;
  /** Types that the file may have. */
  typesOf(target: Target): readonly MediaType[];
  /**
   * Looks into a file that has arrived whole and is one of `typesOf`, before it is stored.
   * @throws Problem of 4xx where it is none that may be kept
   */
  inspect?(file: ArrivedContent, target: Target): Promise<void>;
  /**
   * Keeps room for the owner where somebody else announces a file in their garage: what has not come yet counts as much as what has.
   * @throws Problem where that would leave too little
   */
  requireShare?(tx: EntityManager, owner: OwnerId, bytes: number): Promise<void>;
  /** Bytes that the owner keeps, as far as they count for the quota. */
  bytesKept(db: Queryable, owner: OwnerId): Promise<number>;
  /**
   * Makes the file, with all that hangs on it. Answers its id.
   * @throws NotFound (404) where what it was meant for has gone meanwhile
   */
  make(tx: EntityManager, owner: OwnerId, file: ArrivedFile, target: Target): Promise<number>;
  /** Called once an hour, before bytes that nobody wants are looked for: takes out rows whose time has come. */
  housekeep?(database: Database): Promise<void>;
}

/** For injection. */
export const UPLOAD_TARGET = Symbol('carnet:upload-target');
