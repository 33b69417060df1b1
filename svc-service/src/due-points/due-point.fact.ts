import type { DuePointFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';

const KIND = 'due-point';

/** The body of a due point, without its id. */
export type DuePointBody = Omit<DuePointFact, 'id'>;

/** A due point as it was published last. */
export interface ToldPoint {
  id: number;
  version: number;
  vehicle_id: number;
  source: string;
  body: DuePointBody;
}

export const duePointFact = (
  owner: OwnerId,
  { id, version, body }: Pick<ToldPoint, 'id' | 'version' | 'body'>,
): FactDraft<typeof KIND, DuePointFact> => ({ kind: KIND, key: id, version, ownerId: owner, body: { id, ...body } });

export const duePointGone = (owner: OwnerId, { id, version }: Pick<ToldPoint, 'id' | 'version'>): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner,
  deleted: true,
});
