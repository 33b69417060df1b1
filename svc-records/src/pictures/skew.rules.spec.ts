import fc from 'fast-check';
import { skewOf } from './skew.rules.js';

const [WIDTH, HEIGHT] = [400, 400];

/** Lines of strokes that slope down to the right by this many degrees, on paper that darkens to the right. */
function linesOf(degrees: number) {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const data = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const isStroke = Math.round(y - x * slope + HEIGHT) % 24 < 8 && x % 29 < 3;
      data[y * WIDTH + x] = (isStroke ? 40 : 220) - x / 8;
    }
  return { data, width: WIDTH, height: HEIGHT };
}

it('the skew of writing is found to a third of a degree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -45, max: 45 }), (tenths) => {
      expect(Math.abs(skewOf(linesOf(tenths / 10)) - tenths / 10)).toBeLessThan(0.35);
    }),
    { numRuns: 20 },
  );
});

it('what has no ink lies straight', () => {
  expect(skewOf({ data: Buffer.alloc(WIDTH * HEIGHT, 200), width: WIDTH, height: HEIGHT })).toBe(0);
});
