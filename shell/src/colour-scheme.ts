/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** Also read by the inline script that compose writes into every page, before the first paint. */
export const COLOUR_SCHEME_KEY = 'carnet.colour-scheme';

const listeners = new Set<() => void>();

export function colourScheme(): ColorScheme {
  try {
    const kept = localStorage.getItem(COLOUR_SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

export const colourSchemeAtBuild = (): ColorScheme => 'auto';

export function chooseColourScheme(choice: ColorScheme): void {
  try {
    if (choice === 'auto') localStorage.removeItem(COLOUR_SCHEME_KEY);
    else localStorage.setItem(COLOUR_SCHEME_KEY, choice);
  } catch {
    // nothing to keep it in: it lasts as long as the page
  }
  apply(choice);
  for (const listener of listeners) listener();
}

export function subscribeColourScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page in step with the system and with other tabs. */
export function followColourScheme(target: Window): void {
  const follow = () => {
    apply(colourScheme());
    for (const listener of listeners) listener();
  };
  target.matchMedia(DARK).addEventListener('change', follow);
  target.addEventListener('storage', (event) => {
    if (event.key === COLOUR_SCHEME_KEY || event.key === null) follow();
  });
}

const DARK = '(prefers-color-scheme: dark)';

function apply(choice: ColorScheme): void {
  const dark = choice === 'dark' || (choice === 'auto' && window.matchMedia(DARK).matches);
  document.documentElement.setAttribute('data-colour-scheme', dark ? 'dark' : 'light');
}
