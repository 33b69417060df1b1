import type { FactChange, OwnedIds } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';
import type { AsBefore } from './mileage.rules.js';
import type { MileageStatement, ReadingSource } from './odometer.entity.js';

/** A record's statement about its vehicle's mileage. */
export interface RecordStatement {
  owner_id: OwnerId;
  vehicle_id: number;
  /** The id of the record. */
  id: number;
  read_on: string | null;
  read_on_edtf: string | null;
  value: number;
}

/** A record's statement about a mileage, before and after a change. */
export interface StatementStep {
  was: RecordStatement | null;
  now: RecordStatement | null;
}

/** Changes of mileages in a batch of facts: the affected vehicles, and their former statements. */
export interface StatementChanges {
  touched: OwnedIds;
  asBefore: AsBefore;
}

/** @param statementOf derives the statement from the body of a record's fact */
export function changesOfStatements<Kind extends string, Body>(
  source: ReadingSource,
  changes: readonly FactChange<Kind, Body>[],
  statementOf: (owner: OwnerId, body: Body | null) => RecordStatement | null,
): StatementChanges {
  const steps = changes.flatMap(({ before, fact }): StatementStep[] => {
    if (fact.ownerId === null) return [];
    const step = { was: statementOf(fact.ownerId, before), now: statementOf(fact.ownerId, fact.body) };
    return JSON.stringify(step.was) === JSON.stringify(step.now) ? [] : [step];
  });
  return statementChanges(source, steps);
}

/** The first of several changes to one record contains the former statement. */
export function statementChanges(source: ReadingSource, steps: readonly StatementStep[]): StatementChanges {
  const touched = new Map<string, { owner: OwnerId; id: number }>();
  const before = new Map<string, RecordStatement | null>();
  for (const { was, now } of steps) {
    for (const one of [was, now]) if (one) touched.set(vehicleOf(one), { owner: one.owner_id, id: one.vehicle_id });
    const { owner_id, id } = (was ?? now)!;
    const record = `${owner_id} ${id}`;
    if (!before.has(record)) before.set(record, was);
  }
  const known = [...before.values()].filter((one) => one !== null);
  return {
    touched: {
      owners: [...touched.values()].map(({ owner }) => owner),
      ids: [...touched.values()].map(({ id }) => id),
    },
    asBefore: ({ readings, chapters }, { owner_id, id }) => ({
      readings: [
        ...readings.filter((one) => one.source !== source || !before.has(`${owner_id} ${one.id}`)),
        ...known
          .filter((one) => one.owner_id === owner_id && one.vehicle_id === id)
          .map((one) => statement(source, one)),
      ],
      chapters,
    }),
  };
}

const vehicleOf = ({ owner_id, vehicle_id }: Pick<RecordStatement, 'owner_id' | 'vehicle_id'>): string =>
  `${owner_id} ${vehicle_id}`;

const statement = (source: ReadingSource, { id, read_on, read_on_edtf, value }: RecordStatement): MileageStatement => ({
  ...{ source, id, read_on, read_on_edtf, value, standing: 'as-read', written_value: null },
});
