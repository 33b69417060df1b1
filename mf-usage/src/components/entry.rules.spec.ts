import fc from 'fast-check';
import { rotated } from './entry.rules';

const CORNERS = ['front-left', 'front-right', 'rear-left', 'rear-right'];
const pattern = fc.constantFrom('front-rear' as const, 'crosswise' as const);

it('front and rear change places on their side, or crosswise', () => {
  expect(rotated(CORNERS, 'front-rear')).toEqual(['rear-left', 'rear-right', 'front-left', 'front-right']);
  expect(rotated(CORNERS, 'crosswise')).toEqual(['rear-right', 'rear-left', 'front-right', 'front-left']);
});

it('a spare stays where it is, and so does what has no counterpart', () => {
  expect(rotated([...CORNERS, 'spare'], 'crosswise').at(-1)).toBe('spare');
  expect(rotated(['front-left', 'front-right'], 'front-rear')).toEqual(['front-left', 'front-right']);
});

it('is undone by itself, and never has two tyres at one place', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...CORNERS, 'spare']), pattern, (places, by) => {
      const moved = rotated(places, by);
      expect(new Set(moved).size).toBe(places.length);
      expect(rotated(moved, by)).toEqual(places);
    }),
  );
});
