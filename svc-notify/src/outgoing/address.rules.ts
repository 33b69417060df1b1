import { mayReach, type PrivateNetworks } from './networks.rules.js';
import type { Fault } from './outgoing.errors.js';

/** The fault of an address before anybody is asked where it is; null if there is none. A name is looked up when a connection is made. */
export function faultOfAddress(text: string, allowed: PrivateNetworks): Fault | null {
  if (!URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  if (!['https:', 'http:'].includes(url.protocol) || url.hash !== '') return 'malformed';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const literal = literalOf(url);
  return literal !== null && !mayReach(literal, allowed) ? 'private' : null;
}

/** The address of an URL that names one instead of a host. `URL` has made dotted decimals of whatever means IPv4 (`0x7f.1`). */
export function literalOf({ hostname }: URL): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return /^[\d.]+$/.test(hostname) ? hostname : null;
}
