import fc from 'fast-check';
import { network } from './address.js';

describe('network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('counts %s as %s', (address, counted) => {
    expect(network(address)).toBe(counted);
  });

  it('is the same for all addresses of one IPv6 subscriber', () => {
    const ends = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(ends, (end) => {
        const address = `2001:db8:7:8:${end.map((group) => group.toString(16)).join(':')}`;
        return network(address) === '2001:db8:7:8::/64';
      }),
    );
  });
});
