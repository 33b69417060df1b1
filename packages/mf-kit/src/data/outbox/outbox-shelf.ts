import { createStore, delMany, get, update, type UseStore } from 'idb-keyval';
import type { Scope } from '../session/garage';
import type { Entry } from './entry';
import type { Things } from './stand-in.rules';

/** Storage of waiting writes, separate for each person and garage. */
export interface OutboxShelf {
  read(person: Scope): Promise<readonly Entry[]>;
  /** Reads, changes and writes in one transaction; resolves to the entries as stored. Rejects if the browser has no room. */
  update(person: Scope, change: (entries: readonly Entry[]) => readonly Entry[]): Promise<readonly Entry[]>;
  /** Ids of things that were stored lately, by their stand-ins. */
  things(person: Scope): Promise<Things>;
  noteThings(person: Scope, things: Things): Promise<void>;
  forget(person: Scope): Promise<void>;
}

/** Number of ids kept. Open forms and drafts may name things that were stored lately. */
const MOST_THINGS = 500;

/** Storage in the browser (IndexedDB). All entries of a person are one value, which keeps their order. */
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

/** Oldest first. */
type KeptThings = readonly (readonly [standIn: number, thing: number])[];

const thingsOf = (person: Scope): string => `things of ${person}`;

/** `update` of the library returns no result, so this does. It resolves after the transaction is on disk. */
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
