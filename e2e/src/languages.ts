import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { stackAddress } from './api.js';

const MESSAGES = fileURLToPath(new URL('../../shell/src/messages', import.meta.url));

/** Those that the shell is written in; whether people are offered one depends on every other room. */
export const languages: readonly string[] = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

// English with other letters and longer, which every build makes: what is not written so cannot be translated.
export { PSEUDO, pseudo } from '../../packages/tooling/languages/pseudo.mjs';

/** Has every page of a browser come in a language, also in one that is not offered yet. */
export async function speak(context: BrowserContext, language: string): Promise<void> {
  for (const value of [language, `trial-${language}`]) {
    await context.addCookies([{ name: 'carnet_language', value, url: stackAddress() }]);
    if (language === 'en') return;
    const page = await (await context.request.get('/')).text();
    if (page.includes(`<html lang="${language}"`)) return;
  }
  throw new Error(`The stack has no pages in '${language}'`);
}
