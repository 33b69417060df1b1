import type { PassportList } from '@carnet/journal';
import type { BookJournal } from '../checkpoint/book-journal.js';
import { canonicalJson } from '../text/text.rules.js';
import type { PassportOptions } from './passport.entity.js';
import { withheldFields } from './travelling-rows.rules.js';

/** A part of a history signed by another installation: its signed head, its leaves, and the disclosed values. */
export interface EarlierPart {
  /** The public key that verifies its head. */
  key: string;
  checkpoint: string;
  leaves: readonly string[];
  opened: readonly OpenedEntry[];
}

export interface OpenedEntry {
  leaf: number;
  values: Readonly<Record<string, { salt: string; value: string | null }>>;
}

/** The format version of a journal that includes parts of other installations. */
export const JOURNAL_SCHEMA = 'carnet-journal/3';

/** Fields whose rows have another value, because the real one is withheld. */
const replaced = (list: PassportList, { withhold }: PassportOptions): string[] =>
  Object.entries(list.instead ?? {}).flatMap(([kind, values]) =>
    (withhold as string[]).includes(kind) ? Object.keys(values) : [],
  );

/** Fields that stay digests, by the kind of the record. Records of a kind without a list disclose nothing. */
export function hiddenFields(lists: readonly PassportList[], options: PassportOptions): Map<string, Set<string>> {
  return new Map(
    lists.flatMap((list) =>
      list.kind === undefined
        ? []
        : [[list.kind, new Set([...(list.stays ?? []), ...withheldFields(list, options), ...replaced(list, options)])]],
    ),
  );
}

/**
 * `journal.json` of a passport. For each exported record, the newest values are disclosed. Withheld, overwritten and deleted values stay digests, also in
 * earlier parts.
 * @param hidden from `hiddenFields`
 */
export function passportJournal(
  { note, leaves, entries }: BookJournal,
  before: readonly EarlierPart[],
  hidden: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const opened = entries.flatMap(({ leaf, kind, values }) => {
    const shown = openedOf(kind, values, hidden);
    return shown === null ? [] : [{ leaf, values: shown }];
  });
  const texts = new Map(entries.map(({ leaf, text }) => [leaf, text]));
  const shown = [...leaves];
  for (const { leaf } of opened) shown[leaf] = texts.get(leaf)!;
  const said = new Said(opened, shown);
  const parts = before.map((part) => openedAgain(part, said));
  return canonicalJson({ schema: JOURNAL_SCHEMA, checkpoint: note, leaves: shown, opened, before: parts });
}

function openedOf<Value>(
  kind: string,
  values: Readonly<Record<string, Value>>,
  hidden: ReadonlyMap<string, ReadonlySet<string>>,
): Record<string, Value> | null {
  const without = hidden.get(kind);
  if (!without) return null;
  const shown = Object.entries(values).filter(([name]) => !without.has(name));
  return shown.length === 0 ? null : Object.fromEntries(shown);
}

/** Values that this installation's own part discloses, by the kind of their record. */
class Said {
  private readonly values: ReadonlySet<string>;

  constructor(opened: readonly OpenedEntry[], leaves: readonly string[]) {
    this.values = new Set(
      opened.flatMap(({ leaf, values }) =>
        Object.entries(values).map(([name, { value }]) => wordOf(kindOf(leaves[leaf]!), name, value)),
      ),
    );
  }

  has(kind: string, name: string, value: string | null): boolean {
    // `came_from` is the citation of the part before, which is in the file.
    return (kind === 'vehicle' && name === 'came_from') || this.values.has(wordOf(kind, name, value));
  }
}

const wordOf = (...word: [kind: string, name: string, value: string | null]): string => JSON.stringify(word);

/**
 * An earlier part that discloses only values that the own part discloses, too, for the same kind of record. So values withheld, overwritten or deleted since
 * then are hidden there as well. Records are not matched by id, because they had other ids there.
 */
function openedAgain(part: EarlierPart, said: Said): EarlierPart {
  const opened = part.opened.flatMap(({ leaf, values }) => {
    const kind = kindOf(part.leaves[leaf]!);
    const shown = Object.entries(values).filter(([name, { value }]) => said.has(kind, name, value));
    return shown.length === 0 ? [] : [{ leaf, values: Object.fromEntries(shown) }];
  });
  return { ...part, opened };
}

const kindOf = (leaf: string): string => (JSON.parse(leaf) as { meta: { kind: string } }).meta.kind;
