/** The key under which this browser keeps the names of a person's background panels, with blanks between. */
const keyOf = (person: number): string => `carnet.background.${person}`;

const listeners = new Set<() => void>();
/** For a browser that forbids storage: so long as the page. */
const otherwise = new Map<string, string>();

/** The panels that stand on every page of a person, as one text. */
export function backgroundOf(person: number): string {
  try {
    return localStorage.getItem(keyOf(person)) ?? '';
  } catch {
    return otherwise.get(keyOf(person)) ?? '';
  }
}

export function keepBackground(person: number, names: string): void {
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
  if (person !== undefined) keepBackground(person, '');
}
