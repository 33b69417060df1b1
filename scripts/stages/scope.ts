/**
 * A share of the tests: `quick` is `npm test`, `rest` everything that it leaves out, `all` both.
 *
 * Left out are specs named `*.thorough.spec.ts` (drills, corpora, hostile input) and journeys with the tag `@thorough`. A walk over all routes or
 * screens gives that tag to those whose day it is not (`e2e/src/turn.ts`), so that a week of quick runs has walked them all.
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
