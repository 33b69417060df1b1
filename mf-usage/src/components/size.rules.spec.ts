import fc from 'fast-check';
import { sizeOf, speedOf } from './size.rules';

it.each([
  ['185/70 R 15 89V', { width: 185, rim: 15, diameter: 640, speed: 'V' }],
  ['185/70R15', { width: 185, rim: 15, diameter: 640, speed: null }],
  ['165 HR 14', { width: 165, rim: 14, diameter: 626, speed: 'H' }],
  ['6.40-15', { width: 163, rim: 15, diameter: 690, speed: null }],
  ['31x10.50R15LT', { width: 267, rim: 15, diameter: 787, speed: null }],
  ['205/55 ZR 16 91W', { width: 205, rim: 16, diameter: 632, speed: 'W' }],
  ['P215/65R15', { width: 215, rim: 15, diameter: 661, speed: null }],
  ['5,60 - 15', { width: 142, rim: 15, diameter: 651, speed: null }],
  ['195/75 R 16 C 107/105R', { width: 195, rim: 16, diameter: 699, speed: 'R' }],
  ['whatever', null],
  ['', null],
  ['999', null],
  ['185/70 R 99', null],
])('%s says %j', (text, size) => expect(sizeOf(text)).toEqual(size));

it('every metric size is read in each way of writing it', () => {
  const parts = fc.record({
    width: fc.integer({ min: 125, max: 335 }),
    ratio: fc.integer({ min: 25, max: 85 }),
    rim: fc.integer({ min: 10, max: 24 }),
    blank: fc.constantFrom('', ' '),
  });
  fc.assert(
    fc.property(parts, ({ width, ratio, rim, blank }) => {
      const size = sizeOf([`${width}/${ratio}`, 'R', String(rim)].join(blank));
      expect(size).toMatchObject({ width, rim });
      expect(size!.diameter).toBe(Math.round((2 * width * ratio + 2540 * rim) / 100));
    }),
  );
});

it('nothing that somebody writes throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void sizeOf(text)));
});

it('a letter is a speed', () => expect([speedOf('H'), speedOf('?'), speedOf(null)]).toEqual([210, null, null]));
