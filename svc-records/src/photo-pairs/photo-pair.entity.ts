import type { OwnerId } from '@carnet/rest';

export interface PhotoPair {
  owner_id: OwnerId;
  id: number;
  version: number;
  before_id: number;
  after_id: number;
  title: string | null;
}

export type NewPhotoPair = Omit<PhotoPair, 'owner_id' | 'id' | 'version'>;
