import { onSessionEnd } from '../session/store';

const HEADER = 'x-facts-position';
const BEHIND = 'x-facts-behind';
/** After that every copy has long followed, and a service that has not is not to hold up each read. */
const KEPT_MS = 30_000;
/** Places that an answer did not know yet are kept as long as it is asked for again (`ask-again.ts`). */
const KEPT_BEHIND_MS = 150_000;

interface Kept {
  place: string;
  since: number;
  behind?: boolean;
}

/**
 * By service, how far its log reaches with what this person wrote last. With the browser, since a page that is loaded anew, or in another
 * tab, is their next read like any other; where that is forbidden, as long as the page.
 */
type Positions = Record<string, Kept>;

const KEY = 'carnet.positions';
let ofThePage: Positions = {};
onSessionEnd(() => keep({}));

/** Tells whether an answer was given before its service knew of all that the read had named. */
export const isBehind = (headers: Headers): boolean => headers.has(BEHIND);

/** Keeps what an answer says of its service's log: `service=3f2a9c01/4711.12`. */
export function keepPositions(headers: Headers): void {
  const said = headers.get(HEADER);
  const behind = isBehind(headers);
  if (!said && !behind) return;
  const newest = positions();
  if (behind) for (const kept of Object.values(newest)) kept.behind = true;
  for (const one of said?.split(',') ?? []) {
    const [service, place] = one.trim().split('=');
    // An answer may repeat what is known: that makes it no newer.
    if (service && place && isNews(place, newest[service]?.place)) newest[service] = { place, since: Date.now() };
  }
  keep(newest);
}

/** The positions that a read names, so that a person reads in one domain what they have just written in another. */
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
    // for as long as the page
  }
}

/** Tells whether `place` is later than the known one, or of another log: answers may come in another order than the writes. */
function isNews(place: string, known = ''): boolean {
  const [log, position = ''] = place.split('/');
  const [knownLog, knownPosition = ''] = known.split('/');
  if (log !== knownLog) return true;
  const [tx = 0, seq = 0] = position.split('.').map(Number);
  const [knownTx = 0, knownSeq = 0] = knownPosition.split('.').map(Number);
  return tx > knownTx || (tx === knownTx && seq > knownSeq);
}
