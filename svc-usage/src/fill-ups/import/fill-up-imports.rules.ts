import { faultOf, type KnownReferences } from '@carnet/fact-log';
import { checkedAs } from '@carnet/fields';
import { type CheckedEntry, checkedEntry, entriesOfFile, isEntry, wellFormed, wholeNumber } from '@carnet/imports';
import * as m from '../../messages/fill-up.js';
import { CreateFillUp } from '../fill-up.dto.js';
import type { FillUpFields } from '../fill-up.entity.js';
import { newFillUp, referencesOf } from '../fill-up.rules.js';

export type CheckedFillUp = CheckedEntry<{ fillUp: FillUpFields }>;

/** The fill-ups of a file. */
export const entriesOf = (body: unknown): unknown[] =>
  entriesOfFile(body, { send: m.sendFillUps, none: m.noFillUps, tooMany: m.tooManyFillUps });

/** Checks one entry by the rules of a form, without its vehicle. `own` is the person's currency, null if no entry needs it. */
export const checked = (entry: unknown, index: number, own: string | null): CheckedFillUp =>
  checkedEntry(index, () => ({ fillUp: toFillUp(isEntry(entry) ? entry : {}, own) }));

/** Refuses an entry with an unknown vehicle. */
export function withKnownVehicle(entry: CheckedFillUp, known: KnownReferences): CheckedFillUp {
  if ('why' in entry) return entry;
  const fault = faultOf(referencesOf(entry.fillUp), known);
  return fault ? { index: entry.index, why: fault.said } : entry;
}

function toFillUp(entry: Record<string, unknown>, own: string | null): FillUpFields {
  const { odometer, station, note } = entry;
  const loose = { ...entry, odometer: wholeNumber(odometer), station: wellFormed(station), note: wellFormed(note) };
  const input = checkedAs(CreateFillUp, loose);
  // A total without a currency is checked with the person's own, which PostgreSQL would write.
  return newFillUp({ ...input, currency: input.currency ?? own }, own);
}
