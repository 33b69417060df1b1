import fc from 'fast-check';
import { decodePolyline, encodePolyline } from './polyline.rules';

it('writes the example of the format as its description has it, a digit finer', () => {
  const places = [
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ] as const;
  expect(encodePolyline(places)).toBe('_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI');
  expect(decodePolyline('_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI')).toEqual(places);
});

it('reads back what it wrote, to a tenth of a metre', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees(90), degrees(180))), (places) => {
      const read = decodePolyline(encodePolyline(places));
      expect(read).toHaveLength(places.length);
      for (const [at, [latitude, longitude]] of read.entries()) {
        expect(Math.abs(latitude - places[at]![0])).toBeLessThan(1e-6);
        expect(Math.abs(longitude - places[at]![1])).toBeLessThan(1e-6);
      }
    }),
  );
});

it('reads nothing false of what is cut off', () => {
  const whole = encodePolyline([
    [50.3345, 6.9421],
    [50.3346, 6.9423],
  ]);
  expect(decodePolyline(whole.slice(0, -1))).toEqual([[50.3345, 6.9421]]);
});
