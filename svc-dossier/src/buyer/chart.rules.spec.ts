import { thinned } from './chart.rules.js';

const point = (n: number, value: number) => ({
  day: new Date(Date.UTC(1990, 0, 1 + n)).toISOString().slice(0, 10),
  value,
  source: 'word' as const,
});

it('draws a few of many readings, and every one that falls', () => {
  const points = Array.from({ length: 5_000 }, (_, n) => point(n, n === 3_001 ? 5 : n * 10));
  const some = thinned(points);
  expect(some.length).toBeLessThanOrEqual(170);
  expect([some[0], some.at(-1)]).toEqual([points[0], points.at(-1)]);
  expect(some).toContain(points[3_001]);
  expect(some).toContain(points[3_000]);
});
