import fc from 'fast-check';
import { shareOf } from './connection-share.rules.js';

const asFew = { connections: 90, instances: 5, running: 5, asked: null };

it('gives ten connections to each pool where there are enough, and less where many share', () => {
  const pools = [5, 7, 8, 10, 15, 22].map((instances) => shareOf({ ...asFew, instances }).pool);
  expect(pools).toEqual([10, 10, 9, 7, 4, 2]);
});

it('refuses where there is none for a pool of two, with what to do', () => {
  expect(() => shareOf({ ...asFew, instances: 23 })).toThrow(
    'PostgreSQL has 90 connections for 23 instances of services (DATABASE_INSTANCES), and each needs 4: raise max_connections, or run fewer',
  );
});

it('warns where more instances run than were said, as soon as that can matter', () => {
  expect(shareOf({ ...asFew, running: 7 }).warning).toBeNull();
  expect(shareOf({ ...asFew, running: 8 }).warning).toBe(
    '8 instances of services with 12 connections each may want 96, and PostgreSQL has 90 for them: say DATABASE_INSTANCES=8, or raise max_connections.',
  );
});

it('leaves a pool as it was set, and warns where all of them together are too many', () => {
  expect(shareOf({ ...asFew, asked: 16 })).toEqual({ pool: 16, warning: null });
  const { pool, warning } = shareOf({ ...asFew, asked: 20 });
  expect([pool, warning]).toEqual([20, expect.stringContaining('leave DATABASE_POOL out')]);
});

it('never computes more than there is for as many as were said', () => {
  const needs = fc.record({
    connections: fc.integer({ min: 8, max: 5_000 }),
    instances: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(needs, ({ connections, instances }) => {
      fc.pre(connections >= 4 * instances);
      const { pool, warning } = shareOf({ connections, instances, running: instances, asked: null });
      expect((pool + 2) * instances).toBeLessThanOrEqual(connections);
      expect(warning).toBeNull();
    }),
  );
});
