import { onSessionEnd } from '../session/store';

const HEADER = 'x-facts-position';
const BEHIND = 'x-facts-behind';
/** Milliseconds. After that every copy has caught up; a service that has not must not delay each read. */
const KEPT_MS = 30_000;
/** Milliseconds. A position that an answer did not include yet is kept for as long as the read is retried (`ask-again.ts`). */
const KEPT_BEHIND_MS = 150_000;

interface Kept {
  place: string;
  since: number;
  behind?: boolean;
}

/**
 * Positions in the services' logs after the person's last writes, by service. They are stored in this browser, because the next read may come after a
 * reload or from another tab. If storage is forbidden, they last as long as the page.
 */
type Positions = Record<string, Kept>;

const KEY = 'carnet.positions';
let ofThePage: Positions = {};
onSessionEnd(() => keep({}));

/** Tells whether an answer does not include all the writes that the read named. */
export const isBehind = (headers: Headers): boolean => headers.has(BEHIND);

/** Stores the log position that an answer reports: `service=3f2a9c01/4711.12`. */
export function keepPositions(headers: Headers): void {
  const said = headers.get(HEADER);
  const behind = isBehind(headers);
  if (!said && !behind) return;
  const newest = positions();
  if (behind) for (const kept of Object.values(newest)) kept.behind = true;
  for (const one of said?.split(',') ?? []) {
    const [service, place] = one.trim().split('=');
    // A known position that is repeated keeps its time.
    if (service && place && isNews(place, newest[service]?.place)) newest[service] = { place, since: Date.now() };
  }
  keep(newest);
}

/** The positions that a read sends, so that a read in one domain includes what the person has just written in another. */
export function knownPositions(): Record<string, string> {
  const places = Object.entries(positions()).map(([service, { place }]) => `${service}=${place}`);
  return places.length > 0 ? { [HEADER]: places.join(', ') } : {};
}

function positions(): Positions {
  const isRecent = ([, { since, behind }]: [string, Kept]) =>
    Math.abs(Date.now() - since) <= (behind ? KEPT_BEHIND_MS : KEPT_MS);
  return Object.fromEntries(Object.entries(stored()).filter(isRecent));
}

function stored(): Positions {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return ofThePage;
  }
}

function keep(newest: Positions): void {
  ofThePage = newest;
  try {
    if (Object.keys(newest).length > 0) localStorage.setItem(KEY, JSON.stringify(newest));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the positions last as long as the page.
  }
}

/** Tells whether `place` is later than the known position, or in another log. Answers may arrive in another order than the writes. */
function isNews(place: string, known = ''): boolean {
  const [log, position = ''] = place.split('/');
  const [knownLog, knownPosition = ''] = known.split('/');
  if (log !== knownLog) return true;
  const [tx = 0, seq = 0] = position.split('.').map(Number);
  const [knownTx = 0, knownSeq = 0] = knownPosition.split('.').map(Number);
  return tx > knownTx || (tx === knownTx && seq > knownSeq);
}
