import type { FactDraft, OwnerId } from '@carnet/svc-kit';

/** A vehicle or part that was deleted, with the last version it had. */
export interface Gone {
  kind: 'vehicle' | 'part';
  id: number;
  version: number;
}

/** The facts that publish deletions. */
export const goneFacts = (owner: OwnerId, gone: readonly Gone[]): FactDraft[] =>
  gone.map(({ kind, id, version }) => ({ kind, key: id, version: version + 1, ownerId: owner, deleted: true }));
