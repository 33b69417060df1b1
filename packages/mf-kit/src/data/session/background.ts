const ALL = 'carnet.background.';
/** The key under which this browser keeps the names of a person's background panels in a garage, with blanks between. */
const keyOf = (scope: number | string): string => `${ALL}${scope}`;

const listeners = new Set<() => void>();
/** For a browser that forbids storage: so long as the page. */
const otherwise = new Map<string, string>();

/** The panels that stand on every page of a person, as one text. */
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

/** Runs when the panels of a person change, in this tab or another. */
export function followBackground(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** A person who signs out leaves nothing behind that goes on. */
export function forgetBackground(person: number | undefined): void {
  if (person === undefined) return;
  keepBackground(person, '');
  for (const scope of sharedScopes(person)) keepBackground(scope, '');
}

/** Those of garages that are shared with the person. */
function sharedScopes(person: number): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${ALL}${person}@`))
      .map((key) => key.slice(ALL.length));
  } catch {
    return [];
  }
}
