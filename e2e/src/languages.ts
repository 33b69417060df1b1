import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { stackAddress } from './api.js';

const MESSAGES = fileURLToPath(new URL('../../shell/src/messages', import.meta.url));

/** Languages of the shell. A language is only offered if every other room has it, too. */
export const languages: readonly string[] = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

// Lengthened English with other letters, which every build generates. Any other text cannot be translated.
export { PSEUDO, pseudo } from '../../packages/tooling/languages/pseudo.mjs';

/** Sets the language of all pages in a browser context, even one that is not offered yet. */
export async function speak(context: BrowserContext, language: string): Promise<void> {
  for (const value of [language, `trial-${language}`]) {
    await context.addCookies([{ name: 'carnet_language', value, url: stackAddress() }]);
    if (language === 'en') return;
    const page = await (await context.request.get('/')).text();
    if (page.includes(`<html lang="${language}"`)) return;
  }
  throw new Error(`The stack has no pages in '${language}'`);
}
