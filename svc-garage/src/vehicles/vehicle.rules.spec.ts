import fc from 'fast-check';
import { latestYear, normaliseVin } from './vehicle.rules.js';

describe('a VIN', () => {
  it('is in upper case without blanks', () => {
    expect(normaliseVin(' wp0 zzz\t91z gs100001 ')).toBe('WP0ZZZ91ZGS100001');
  });

  it('never holds a blank or a small letter, and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const vin = normaliseVin(text);
        expect(vin).not.toMatch(/\s|[a-z]/);
        expect(normaliseVin(vin)).toBe(vin);
      }),
    );
  });

  it('is the same however it was typed', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'), maxLength: 17 });
    fc.assert(
      fc.property(letters, fc.nat(17), (vin, at) => {
        expect(normaliseVin(`${vin.slice(0, at)} ${vin.slice(at)}`.toLowerCase())).toBe(vin);
      }),
    );
  });
});

it('sells next year’s models already', () => {
  expect(latestYear('2026-12-31')).toBe(2027);
  expect(latestYear('2027-01-01')).toBe(2028);
});
