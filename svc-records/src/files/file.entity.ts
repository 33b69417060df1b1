import type { OwnerId } from '@carnet/rest';
import type { SubjectKind } from './subjects.rules.js';

/** Values of every file that its owner can change, be it a photo or a document. */
export interface OwnedFile {
  owner_id: OwnerId;
  id: number;
  version: number;
  vehicle_id: number | null;
  /** Clockwise, from the way up that its file says: 0, 90, 180 or 270 degrees. */
  turned: number;
  /** By the alphabet of their codes. */
  tags: string[];
  /** In the order of kind and id. */
  links: { subject_kind: SubjectKind; subject_id: number }[];
  deleted: boolean;
}

/** A change of many files alike. What is removed is removed before something is added. */
export type ChangesOfMany = Pick<FileChanges, 'vehicle_id' | 'turned' | 'deleted'> & {
  add_tags?: string[] | null;
  remove_tags?: string[] | null;
  add_links?: OwnedFile['links'] | null;
  remove_links?: OwnedFile['links'] | null;
};

/** A file as it is stored, and as it is to be. */
export interface FileChange<File extends OwnedFile = OwnedFile> {
  stored: File;
  changed: File;
}

/** A field that is left out stays as it was. */
export type FileChanges = {
  vehicle_id?: number | null;
  turned?: number | null;
  tags?: string[] | null;
  links?: OwnedFile['links'] | null;
  deleted?: boolean | null;
};
