import { expect, test } from '@playwright/test';
import { aPerson, signedInAs } from '../src/person.js';
import { weigh } from '../src/transfer.js';

const publicPages = ['/', '/features', '/about', '/login', '/register'];
const ownPages = ['/dashboard', '/profile', '/settings'];

interface RemoteManifest {
  paths: string[];
}

/**
 * What React finds must be what was prerendered, and nothing may ask for what the policy refuses; either would be told on the
 * console.
 */
test('public pages open without a complaint', async ({ browser }) => {
  for (const path of publicPages) {
    const page = await (await browser.newContext()).newPage();
    const { complaints } = await weigh(page, path, () => page.getByRole('heading', { level: 1 }).waitFor());
    expect(complaints, path).toEqual([]);
    await page.context().close();
  }
});

test('pages behind sign-in open without a complaint, in the dark too', async ({ browser, request }) => {
  const person = await aPerson(request);
  const remotes = (await (await request.get('/remotes.json')).json()) as RemoteManifest[];
  for (const path of [...ownPages, ...remotes.flatMap(({ paths }) => paths)]) {
    const context = await browser.newContext({ colorScheme: 'dark' });
    await signedInAs(context, person);
    const page = await context.newPage();
    const { complaints } = await weigh(page, path, () => page.getByRole('heading', { level: 1 }).waitFor());
    expect(complaints, path).toEqual([]);
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await context.close();
  }
});
