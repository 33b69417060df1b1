import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@carnet/embedded-pg';
import { test } from '@playwright/test';

/**
 * Does something once for all workers of a run: the first who asks does it, the others wait and take what it answered.
 * @param name of what is made
 * @param work answers what JSON can hold
 */
export async function onceInRun<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = join(test.info().project.outputDir, `${name}.json`); // Playwright empties the folder when a run begins
  return withLock(`${file}.lock`, async () => {
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await work()));
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  });
}
