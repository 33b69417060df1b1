import ipaddr from 'ipaddr.js';

/** Whose tries count together: an IPv4 address, or of IPv6 the first 64 bits, since the rest is a subscriber's to change at will. */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.toByteArray().slice(0, 8).join('.');
}
