import { createStore, delMany, get, update, type UseStore } from 'idb-keyval';
import type { Scope } from '../session/garage';
import type { Entry } from './entry';
import type { Things } from './stand-in.rules';

/** The storage of what waits, apart for each person and garage. */
export interface OutboxShelf {
  read(person: Scope): Promise<readonly Entry[]>;
  /** Reads, changes and writes in one transaction; answers what is kept then. Rejects where the browser has no room. */
  update(person: Scope, change: (entries: readonly Entry[]) => readonly Entry[]): Promise<readonly Entry[]>;
  /** Ids of things that have arrived lately, by what stood for them. */
  things(person: Scope): Promise<Things>;
  noteThings(person: Scope, things: Things): Promise<void>;
  forget(person: Scope): Promise<void>;
}

/** Forms that were open, and drafts, name what arrived lately. */
const MOST_THINGS = 500;

/** On the browser's own disk (IndexedDB). A person's entries are one value, so that their order is that of the list. */
export function browserShelf(): OutboxShelf {
  const store = createStore('carnet-outbox', 'entries');
  return {
    read: async (person) => (await get<readonly Entry[]>(person, store)) ?? [],
    update: (person, change) => updated(store, person, change),
    things: async (person) => new Map(await get<KeptThings>(thingsOf(person), store)),
    noteThings: (person, things) =>
      update<KeptThings>(thingsOf(person), (known = []) => [...known, ...things].slice(-MOST_THINGS), store),
    forget: (person) => delMany([person, thingsOf(person)], store),
  };
}

/** In the order in which they arrived. */
type KeptThings = readonly (readonly [standIn: number, thing: number])[];

const thingsOf = (person: Scope): string => `things of ${person}`;

/** `update` of the library tells no result. The transaction is over when it is on disk. */
const updated = (
  store: UseStore,
  person: Scope,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<readonly Entry[]> =>
  store(
    'readwrite',
    (entries) =>
      new Promise((resolve, reject) => {
        let result: readonly Entry[] = [];
        const { transaction } = entries;
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('Not kept'));
        const reading = entries.get(person) as IDBRequest<readonly Entry[] | undefined>;
        reading.onsuccess = () => {
          result = change(reading.result ?? []);
          entries.put(result, person);
        };
      }),
  );
