import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.js';

/**
 * A share of the tests: `quick` is `npm test`, `rest` everything that it leaves out, `all` both.
 *
 * Left out are specs named `*.thorough.spec.ts` (drills, corpora, hostile input), and tests and journeys with `@thorough` in their name. A walk over all
 * routes or screens gives that tag to those whose day it is not (`e2e/src/turn.ts`), so that four weeks of quick runs have walked them all.
 */
export type Scope = 'quick' | 'rest' | 'all';

export const scopeOf = (options: readonly string[]): Scope =>
  options.includes('--rest') ? 'rest' : options.includes('--all') ? 'all' : 'quick';

const THOROUGH = '@thorough';
const THOROUGH_FILE = String.raw`\.thorough\.spec\.tsx?$`;

/** Options of Jest: of one run, or of several where files and single tests are left out. @param folders of the projects that run */
export function jestRuns(scope: Scope, folders: readonly string[]): string[][] {
  if (scope === 'all') return [[]];
  if (scope === 'quick')
    return [
      [
        '--testPathIgnorePatterns',
        '/node_modules/',
        THOROUGH_FILE,
        '--testNamePattern',
        String.raw`^(?![\s\S]*${THOROUGH})`,
      ],
    ];
  const partly = filesWithThorough(folders);
  const ofFiles = ['--testPathPatterns', THOROUGH_FILE];
  return partly.length ? [ofFiles, ['--testNamePattern', THOROUGH, '--runTestsByPath', ...partly]] : [ofFiles];
}

/** Specs of which some tests are left out. */
const filesWithThorough = (folders: readonly string[]): string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.spec.{ts,tsx}`),
    { cwd: inRoot(), exclude: ['**/node_modules', '**/dist'] },
  )
    .filter((file) => !new RegExp(THOROUGH_FILE).test(file) && readFileSync(inRoot(file), 'utf8').includes(THOROUGH))
    .sort();

/** Options of Playwright. */
export const playwrightScope: Record<Scope, readonly string[]> = {
  quick: [`--grep-invert=${THOROUGH}`],
  rest: [`--grep=${THOROUGH}`],
  all: [],
};
