import type { OwnerId } from '@carnet/rest';
import type { SubjectKind } from './subjects.rules.js';

/** The editable fields of every file, photo or document. */
export interface OwnedFile {
  owner_id: OwnerId;
  id: number;
  version: number;
  vehicle_id: number | null;
  /** Clockwise rotation relative to the file: 0, 90, 180 or 270 degrees. */
  turned: number;
  /** Sorted by code points. */
  tags: string[];
  /** Sorted by kind and id. */
  links: { subject_kind: SubjectKind; subject_id: number }[];
  deleted: boolean;
}

/** The same change for many files. Removals come before additions. */
export type ChangesOfMany = Pick<FileChanges, 'vehicle_id' | 'turned' | 'deleted'> & {
  add_tags?: string[] | null;
  remove_tags?: string[] | null;
  add_links?: OwnedFile['links'] | null;
  remove_links?: OwnedFile['links'] | null;
};

/** A file before and after a change. */
export interface FileChange<File extends OwnedFile = OwnedFile> {
  stored: File;
  changed: File;
}

/** An absent field stays unchanged. */
export type FileChanges = {
  vehicle_id?: number | null;
  turned?: number | null;
  tags?: string[] | null;
  links?: OwnedFile['links'] | null;
  deleted?: boolean | null;
};
