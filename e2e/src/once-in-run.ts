import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@carnet/embedded-pg';
import { test } from '@playwright/test';

/**
 * Does some work once for all workers of a run. The first caller does it; the others wait for its result.
 * @param name of the result
 * @param work returns a value that JSON can represent
 */
export async function onceInRun<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = join(test.info().project.outputDir, `${name}.json`); // Playwright empties the folder at the start of a run.
  return withLock(`${file}.lock`, async () => {
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await work()));
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  });
}
