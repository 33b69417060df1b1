import { mainOf, textOf } from '../changes/change.rules';
import type { ChangedRecord, ChangesOf } from '../changes/changes-of';
import type { Body, Entry } from '../../data/outbox/entry';
import { differing, fieldOf } from '../../data/outbox/outbox.rules';

export type DescribedFields = ChangesOf<ChangedRecord>['fields'];

/** A field whose values differ between two versions, together with its related fields: an amount with its currency. */
export interface ComparedField {
  names: string[];
  label: string;
  mine: string | null;
  theirs: string | null;
  /** The default choice. True: the person's own value; false: the other, because only somebody else changed this field. */
  isOwn: boolean;
}

/** The fields in which a waiting change differs from the current version, formatted as on the thing's page. */
export function comparedFields(entry: Entry, fields: DescribedFields = {}): ComparedField[] {
  const mine = entry.next ?? entry.body;
  const theirs = entry.current?.values ?? {};
  const groups = new Map<string, string[]>();
  for (const name of differing(mine, theirs)) {
    const main = mainOf(name, fields);
    groups.set(main, [...(groups.get(main) ?? []), name]);
  }
  return [...groups].map(([main, differ]) => {
    const names = Object.keys(mine).filter((name) => mainOf(name, fields) === main);
    return {
      names,
      label: labelOf(main, fields),
      mine: shown(main, mine, theirs, fields),
      theirs: shown(main, theirs, theirs, fields),
      isOwn: !isOnlyTheirs(entry, mine, theirs, differ),
    };
  });
}

/** True if somebody else changed the fields and the person did not. */
function isOnlyTheirs({ was }: Entry, mine: Body, theirs: Body, names: readonly string[]): boolean {
  if (!was) return false;
  const among = (changed: string[]) => names.some((name) => changed.includes(name));
  return !among(differing(mine, was)) && among(differing(was, theirs));
}

function labelOf(main: string, fields: DescribedFields): string {
  const field = fields[main];
  return field && 'label' in field ? field.label : main.replaceAll('_', ' ');
}

function shown(main: string, values: Body, record: Body, fields: DescribedFields): string | null {
  const field = fields[main];
  const texts = Object.fromEntries(Object.keys({ ...values, [main]: 0 }).map((name) => [name, asText(values, name)]));
  const text = field && 'as' in field ? textOf(main, field, texts, record as unknown as ChangedRecord) : undefined;
  return text === undefined ? plain(texts[main] ?? null) : text;
}

function asText(values: Body, name: string): string | null {
  const value = fieldOf(values, name);
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The text of rich text, without markup. */
const plain = (text: string | null): string | null =>
  text
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() ?? null;
