import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Scope } from '../session/garage';
import type { Entry } from './entry';

/** The storage of what waits, apart for each person and garage. */
export interface OutboxShelf {
  read(person: Scope): Promise<readonly Entry[]>;
  /** Reads, changes and writes in one transaction; answers what is kept then. Rejects where the browser has no room. */
  update(person: Scope, change: (entries: readonly Entry[]) => readonly Entry[]): Promise<readonly Entry[]>;
  forget(person: Scope): Promise<void>;
}

/** On the browser's own disk (IndexedDB). A person's entries are one value, so that their order is that of the list. */
export function browserShelf(): OutboxShelf {
  const store = createStore('carnet-outbox', 'entries');
  return {
    read: async (person) => (await get<readonly Entry[]>(person, store)) ?? [],
    update: (person, change) => updated(store, person, change),
    forget: (person) => set(person, [], store),
  };
}

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
