import ipaddr from 'ipaddr.js';

/** Key under which tries are counted: an IPv4 address, or the first 64 bits of an IPv6 address, as a subscriber can change the rest at will. */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.toByteArray().slice(0, 8).join('.');
}
