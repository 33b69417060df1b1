import { onSessionEnd } from '../session/store';

const HEADER = 'x-facts-position';
/** After that every copy has long followed, and a service that has not is not to hold up each read. */
const KEPT_MS = 30_000;

interface Kept {
  place: string;
  since: number;
}

/** By service, how far its log reaches with what this person wrote last. */
const newest = new Map<string, Kept>();
onSessionEnd(() => newest.clear());

/** Keeps what an answer says of its service's log: `service=3f2a9c01/4711.12`. */
export function keepPositions(headers: Headers): void {
  for (const one of (headers.get(HEADER) ?? '').split(',')) {
    const [service, place] = one.trim().split('=');
    // An answer may repeat what is known: that makes it no newer.
    if (service && place && isNews(place, newest.get(service)?.place))
      newest.set(service, { place, since: performance.now() });
  }
}

/** What a read has to know of, so that a person reads in one domain what they have just written in another. */
export function knownPositions(): Record<string, string> {
  for (const [service, { since }] of newest) if (performance.now() - since > KEPT_MS) newest.delete(service);
  const places = [...newest].map(([service, { place }]) => `${service}=${place}`);
  return places.length > 0 ? { [HEADER]: places.join(', ') } : {};
}

/** Whether `place` is later than the known one, or of another log: answers may come in another order than the writes. */
function isNews(place: string, known = ''): boolean {
  const [log, position = ''] = place.split('/');
  const [knownLog, knownPosition = ''] = known.split('/');
  if (log !== knownLog) return true;
  const [tx = 0, seq = 0] = position.split('.').map(Number);
  const [knownTx = 0, knownSeq = 0] = knownPosition.split('.').map(Number);
  return tx > knownTx || (tx === knownTx && seq > knownSeq);
}
