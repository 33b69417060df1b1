import type { OwnerId } from '@carnet/rest';

/** A named set of vehicles. */
export interface Collection {
  owner_id: OwnerId;
  id: number;
  name: string;
  description: string | null;
  version: number;
}
