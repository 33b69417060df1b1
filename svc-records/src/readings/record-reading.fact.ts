import type { FactBodies, RecordReadingFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import { type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The kinds of facts that tell what the odometer showed, by the records that say it. Papers have their own. */
export type ReadingKind = Extract<keyof FactBodies, `${string}-reading`>;

/** A record as far as it says what an odometer showed. */
export interface RecordReading extends RecordReadingFact {
  owner_id: OwnerId;
  version: number;
}

type ReadingDraft = FactDraft<ReadingKind, RecordReadingFact>;

/** The fact of a record's reading. One that says no mileage is told without its name: there is nothing to forget. */
export const readingFact = (kind: ReadingKind, { owner_id, version, ...body }: RecordReading): ReadingDraft => ({
  ...{ kind, key: body.id, version, ownerId: owner_id },
  body: body.mileage === null ? { ...body, name: '' } : body,
});

/** The part of a deleted record that is still told, if it told a mileage. */
export interface GoneReading {
  id: number;
  owner_id: OwnerId;
  version: number;
  mileage: number | null;
}

/** Facts about the deleted records that told a mileage. */
export const readingsGone = (kind: ReadingKind, gone: readonly GoneReading[]): FactDraft[] =>
  gone
    .filter(({ mileage }) => mileage !== null)
    .map(({ id, owner_id, version }) => ({ kind, key: id, version: version + 1, ownerId: owner_id, deleted: true }));

/** The fact of a new record's reading; none if it says no mileage. */
export const newReading = (draft: ReadingDraft): ReadingDraft[] => (draft.body?.mileage === null ? [] : [draft]);

/** The fact of a record whose reading has changed; none if it says no mileage before and after. */
export function readingChanged(before: ReadingDraft, now: ReadingDraft): ReadingDraft[] {
  const isSilent = before.body?.mileage === null && now.body?.mileage === null;
  return isSilent || JSON.stringify(before.body) === JSON.stringify(now.body) ? [] : [now];
}

/** When a record was made, as JSON writes it. */
export const enteredAt = (created: Sql): Sql => sql`(to_json(${created}) #>> '{}') as entered_at`;
