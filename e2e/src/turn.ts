import { crc32 } from 'node:zlib';

/** Marks a test that only `npm run test:all` runs, not `npm test` (`scripts/stages/scope.ts`). */
export const thorough = { tag: '@thorough' };

const DAYS = 28;
/** The days since 1970, by which samples change; `CARNET_TEST_DAY` (`2026-11-27`) repeats those of another day. */
export const TODAY = Math.floor(
  Date.parse(process.env.CARNET_TEST_DAY ?? new Date().toISOString().slice(0, 10)) / 86_400_000,
);

/** For a test of a walk over routes or screens: a quick run has those whose day it is, and four weeks of them have all. @param name of the test */
export const onItsDay = (name: string): { tag?: string } => (crc32(name) % DAYS === TODAY % DAYS ? {} : thorough);

/** For a test of each member of a list: a quick run has one of them, another each day. */
export const inTurn = <T>(members: readonly T[], one: T): { tag?: string } =>
  members[TODAY % members.length] === one ? {} : thorough;

/** For tests that run at several widths: a quick run only uses the widest. */
export const atOneWidth = ({ width }: { width: number }): { tag?: string } => (width >= 1440 ? {} : thorough);
