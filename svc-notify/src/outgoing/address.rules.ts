import { mayReach, type PrivateNetworks } from './networks.rules.js';
import type { Fault } from './outgoing.errors.js';

/** Checks an address before any look-up; null if it is valid. Names are looked up when a connection is made. */
export function faultOfAddress(text: string, allowed: PrivateNetworks): Fault | null {
  if (!URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  if (!['https:', 'http:'].includes(url.protocol) || url.hash !== '') return 'malformed';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const literal = literalOf(url);
  return literal !== null && !mayReach(literal, allowed) ? 'private' : null;
}

/** The IP address of a URL without a host name. `URL` has normalised every form of IPv4 (`0x7f.1`) to dotted decimals. */
export function literalOf({ hostname }: URL): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return /^[\d.]+$/.test(hostname) ? hostname : null;
}
