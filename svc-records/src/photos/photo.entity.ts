import type { OwnerId } from '@carnet/svc-kit';
import type { SubjectKind } from '../files/subjects.rules.js';

/** A photo as its owner can change it, with the version of its file. */
export interface Photo {
  owner_id: OwnerId;
  id: number;
  version: number;
  vehicle_id: number | null;
  caption: string | null;
  /** `YYYY-MM-DDTHH:MM:SS` by the camera's clock. */
  taken_at: string;
  taken_from: string;
  /** By the alphabet of their codes. */
  tags: string[];
  /** In the order of kind and id. */
  links: { subject_kind: SubjectKind; subject_id: number }[];
  deleted: boolean;
}
