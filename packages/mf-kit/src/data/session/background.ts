const ALL = 'carnet.background.';
/** The storage key of a person's background panels in a garage. The value holds their names, separated by blanks. */
const keyOf = (scope: number | string): string => `${ALL}${scope}`;

const listeners = new Set<() => void>();
/** Replaces storage that a browser forbids. It lasts as long as the page. */
const otherwise = new Map<string, string>();

/** Names of the background panels of a person, separated by blanks. */
export function backgroundOf(person: number | string): string {
  try {
    return localStorage.getItem(keyOf(person)) ?? '';
  } catch {
    return otherwise.get(keyOf(person)) ?? '';
  }
}

export function keepBackground(person: number | string, names: string): void {
  try {
    if (names) localStorage.setItem(keyOf(person), names);
    else localStorage.removeItem(keyOf(person));
  } catch {
    otherwise.set(keyOf(person), names);
  }
  for (const tell of listeners) tell();
}

/** Calls `tell` when the panels of a person change, in this tab or another. */
export function followBackground(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Removes a person's background panels at sign-out, so that nothing continues to run. */
export function forgetBackground(person: number | undefined): void {
  if (person === undefined) return;
  keepBackground(person, '');
  for (const scope of sharedScopes(person)) keepBackground(scope, '');
}

/** Scopes of the garages that are shared with the person. */
function sharedScopes(person: number): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${ALL}${person}@`))
      .map((key) => key.slice(ALL.length));
  } catch {
    return [];
  }
}
