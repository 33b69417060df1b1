import type { FactBodies, RecordReadingFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import { type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The kinds of facts with odometer readings of records. Papers have a kind of their own. */
export type ReadingKind = Extract<keyof FactBodies, `${string}-reading`>;

/** The fields of a record that its reading needs. */
export interface RecordReading extends RecordReadingFact {
  owner_id: OwnerId;
  version: number;
}

type ReadingDraft = FactDraft<ReadingKind, RecordReadingFact>;

/** The fact of a record's reading. Without a mileage it has no name, so that the log keeps nothing that must be deleted later. */
export const readingFact = (kind: ReadingKind, { owner_id, version, ...body }: RecordReading): ReadingDraft => ({
  ...{ kind, key: body.id, version, ownerId: owner_id },
  body: body.mileage === null ? { ...body, name: '' } : body,
});

/** The fields of a deleted record that are published, if it had a mileage. */
export interface GoneReading {
  id: number;
  owner_id: OwnerId;
  version: number;
  mileage: number | null;
}

/** The facts that delete the readings of deleted records. */
export const readingsGone = (kind: ReadingKind, gone: readonly GoneReading[]): FactDraft[] =>
  gone
    .filter(({ mileage }) => mileage !== null)
    .map(({ id, owner_id, version }) => ({ kind, key: id, version: version + 1, ownerId: owner_id, deleted: true }));

/** The fact of a new record's reading; none without a mileage. */
export const newReading = (draft: ReadingDraft): ReadingDraft[] => (draft.body?.mileage === null ? [] : [draft]);

/** The fact of a changed reading; none if the record has no mileage before and after. */
export function readingChanged(before: ReadingDraft, now: ReadingDraft): ReadingDraft[] {
  const isSilent = before.body?.mileage === null && now.body?.mileage === null;
  return isSilent || JSON.stringify(before.body) === JSON.stringify(now.body) ? [] : [now];
}

/** The time of a record's creation, in JSON format. */
export const enteredAt = (created: Sql): Sql => sql`(to_json(${created}) #>> '{}') as entered_at`;
