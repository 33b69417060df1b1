import ipaddr from 'ipaddr.js';

type Parsed = ipaddr.IPv4 | ipaddr.IPv6;
export type Network = [Parsed, number];

/** Addresses outside of the public Internet that may be reached nevertheless. */
export type PrivateNetworks = 'none' | 'all' | readonly Network[];

/** Parses `none`, `all` or comma-separated networks: `192.168.1.0/24, fd00::/8`; null if invalid. */
export function readPrivateNetworks(text: string): PrivateNetworks | null {
  if (text === 'none' || text === 'all') return text;
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => ipaddr.isValidCIDR(part))) return null;
  return parts.map((part) => ipaddr.parseCIDR(part));
}

/** Tells whether an address is in the public Internet: not private, loopback, link-local, shared, multicast or reserved, in whatever notation. */
export function isPublicAddress(address: string): boolean {
  const parsed = parsedAddress(address);
  return parsed !== null && isPublic(parsed);
}

/** Tells whether a request to a person's address may reach this IP address. Invalid addresses may not be reached. */
export function mayReach(address: string, allowed: PrivateNetworks): boolean {
  const parsed = parsedAddress(address);
  if (parsed === null) return false;
  if (allowed === 'all' || isPublic(parsed)) return true;
  return allowed !== 'none' && allowed.some(([network, bits]) => isWithin(parsed, network, bits));
}

const isWithin = (address: Parsed, network: Parsed, bits: number): boolean =>
  address.kind() === network.kind() && address.match([network, bits] as [ipaddr.IPv4, number] & [ipaddr.IPv6, number]);

/** Converts an IPv4 address inside IPv6 (`::ffff:10.0.0.1`, or `64:ff9b::a00:1` of NAT64, RFC 6052) to IPv4. */
function parsedAddress(address: string): Parsed | null {
  const bare = address.split('%')[0]!;
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv6 && parsed.range() === 'rfc6052'
    ? new ipaddr.IPv4(parsed.toByteArray().slice(-4))
    : parsed;
}

/** 2000::/3 is the only allocated range of IPv6 (RFC 4291). */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

const isPublic = (address: Parsed): boolean =>
  address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST));
