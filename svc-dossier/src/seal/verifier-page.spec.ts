import { createHash } from 'node:crypto';
import { LANGUAGES } from '@carnet/messages';
import { verifierPage } from './verifier-page.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each(LANGUAGES)('lets run nothing but its own script and style, and fetches nothing (%s)', async (language) => {
  const page = await verifierPage(language);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)![1]!;
  const script = /<script type="module">([^]*)<\/script>/.exec(page)![1]!;
  const style = /<style>([^]*)<\/style>/.exec(page)![1]!;
  expect(policy).toBe(
    `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`,
  );
  expect(page).not.toMatch(/src=|fetch\(|https?:|<\/script>[^]*<script/);
  expect(page).toContain(`<html lang="${language}">`);
});
