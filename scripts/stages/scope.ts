/**
 * A share of the tests: `quick` is `npm test`, `rest` everything that it leaves out, `all` both.
 *
 * `quick` leaves out specs named `*.thorough.spec.ts` (drills, corpora, hostile input) and journeys with the tag `@thorough`. A test of all routes
 * or screens runs only a part of them each day and tags the others (`e2e/src/turn.ts`), so that the quick runs of a week cover them all.
 */
export type Scope = 'quick' | 'rest' | 'all';

export const scopeOf = (options: readonly string[]): Scope =>
  options.includes('--rest') ? 'rest' : options.includes('--all') ? 'all' : 'quick';

/** Options of Jest. */
export const jestScope: Record<Scope, readonly string[]> = {
  quick: ['--testPathIgnorePatterns', '/node_modules/', '\\.thorough\\.spec\\.tsx?$'],
  rest: ['--testPathPatterns', '\\.thorough\\.spec\\.tsx?$'],
  all: [],
};

/** Options of Playwright. */
export const playwrightScope: Record<Scope, readonly string[]> = {
  quick: ['--grep-invert=@thorough'],
  rest: ['--grep=@thorough'],
  all: [],
};
