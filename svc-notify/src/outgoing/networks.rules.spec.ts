import fc from 'fast-check';
import { isPublicAddress, mayReach, readPrivateNetworks } from './networks.rules.js';

it.each([
  ['a public IPv4 address', '93.184.215.14'],
  ['a name server', '1.1.1.1'],
  ['a public IPv6 address', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  ['a public IPv4 address within IPv6', '::ffff:93.184.215.14'],
  ['one of a network that translates', '64:ff9b::5db8:d70e'],
])('%s is public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(true);
  expect(mayReach(address, 'none')).toBe(true);
});

const SHUT = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'of no host': ['0.0.0.0', '0.1.2.3', '::'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.10', 'fc00::1', 'fd12:3456::1'],
  'link-local, with what clouds tell of a machine': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
  'shared by a provider': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  broadcast: ['255.255.255.255'],
  'for documents and benchmarks': [
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '198.18.0.1',
    '2001:db8::1',
    '2001:2::1',
  ],
  'reserved, or of protocols': ['192.0.0.8', '192.88.99.1', '240.0.0.1', '100::1'],
  'IPv4 within IPv6': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '0:0:0:0:0:ffff:c0a8:1'],
  'IPv4 within IPv6 as of old': ['::127.0.0.1', '::7f00:1'],
  'IPv4 behind a translation': [
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2002:a00:1::1',
  ],
  'Teredo, and what was site-local': ['2001:0:4136:e378::1', 'fec0::1'],
  'no address': ['', 'localhost', '0x7f.1', '2130706433', '127.1', '0177.0.0.1', '127.0.0.1.', '[::1]', 'example.com'],
};

it.each(Object.entries(SHUT))('what is %s is shut', (_, addresses) => {
  for (const address of addresses) expect([address, mayReach(address, 'none')]).toEqual([address, false]);
});

it('of no private IPv4 network an address is public, in whichever form', () => {
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(10, 127, 0), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  );
  fc.assert(
    fc.property(inside, fc.constantFrom('', '::ffff:', '64:ff9b::', '::'), (parts, before) => {
      expect(isPublicAddress(before + parts.join('.'))).toBe(false);
    }),
  );
});
const byte = fc.integer({ min: 0, max: 255 });

describe('networks that are allowed', () => {
  const home = readPrivateNetworks('192.168.1.0/24, fd00::/8')!;

  it.each([
    ['192.168.1.7', true],
    ['::ffff:192.168.1.7', true],
    ['fd12::1', true],
    ['192.168.2.7', false],
    ['127.0.0.1', false],
    ['fc00::1', false],
    ['93.184.215.14', true],
  ])('reach %s: %s', (address, reached) => expect(mayReach(address, home)).toBe(reached));

  it('may be all', () => expect(mayReach('127.0.0.1', readPrivateNetworks('all')!)).toBe(true));

  it.each(['some', '192.168.1.0', '192.168.1.0/33', '10.0.0.0/8,', ''])('are not read of %j', (text) =>
    expect(readPrivateNetworks(text)).toBeNull(),
  );
});
