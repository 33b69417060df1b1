import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES = {
  'at all': { type: 'tag', values: TAGS },
  'at colours': { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Everything that axe checks, or only what depends on colours. */
export type Looking = 'at all' | 'at colours';

/** Waits until transitions of colours and positions have ended. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Violations of WCAG 2.2 AA that axe finds on this page, one line per element. */
export async function violationsOf(page: Page, looking: Looking = 'at all'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  // A button that fades in has neither the contrast of its disabled nor of its enabled state.
  await stillness(page);
  const { violations } = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    return axe.run({
      runOnly,
      ...(runOnly.type === 'tag' && { rules: { 'target-size': { enabled: true } } }),
      resultTypes: ['violations'],
      elementRef: false,
    });
  }, RULES[looking]);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}) at ${target.join(' ')}: ${detail(failureSummary)}`),
  );
}

const detail = (summary: string): string => summary.split('\n').slice(1).join(' ').trim();
