import type { PassportList } from '@carnet/journal';
import type { BookJournal } from '../checkpoint/book-journal.js';
import { canonicalJson } from '../text/text.rules.js';
import type { PassportOptions } from './passport.entity.js';
import { withheldFields } from './travelling-rows.rules.js';

/** A part of a history that another installation vouches for: its signed head, leaves, and values that came with it. */
export interface EarlierPart {
  /** The public key by which its head is signed. */
  key: string;
  checkpoint: string;
  leaves: readonly string[];
  opened: readonly OpenedEntry[];
}

export interface OpenedEntry {
  leaf: number;
  values: Readonly<Record<string, { salt: string; value: string | null }>>;
}

/** The form of a journal that has parts of other installations before its own. */
export const JOURNAL_SCHEMA = 'carnet-journal/3';

/** Fields that have another value in the rows: the value that was is withheld. */
const replaced = (list: PassportList, { withhold }: PassportOptions): string[] =>
  Object.entries(list.instead ?? {}).flatMap(([kind, values]) =>
    (withhold as string[]).includes(kind) ? Object.keys(values) : [],
  );

/** Fields that stay digests, by the kind of the record; nothing of a kind that no list names is opened. */
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
 * `journal.json` of a passport. Of each record that travels the newest values are opened; what is withheld, overwritten or deleted stays a digest, also in the parts before.
 * @param hidden as `hiddenFields` says
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

/** Values that the own part says, by the kind of their record. */
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
    // The citation of the part before, which is in the file.
    return (kind === 'vehicle' && name === 'came_from') || this.values.has(wordOf(kind, name, value));
  }
}

const wordOf = (...word: [kind: string, name: string, value: string | null]): string => JSON.stringify(word);

/**
 * An earlier part, with no value open that the own part does not say of a record of that kind: what was withheld, overwritten or deleted since is so there,
 * too. Its records had other ids, so that they are not asked for by these.
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
