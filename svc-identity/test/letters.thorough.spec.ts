import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenAsHtml, writtenAsText } from '@carnet/mail';
import { LANGUAGES } from '@carnet/messages';
import { CARNET, everyLetter } from './letters.js';

// `npm run mail-gallery -w e2e` takes screenshots of all of these.

const SOURCES = join(__dirname, '../src');

/** Files with functions that compose mails. */
const composers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /-letters?\.ts$/.test(path) && !/written-letter/.test(path))
  .flatMap((path) => [
    ...readFileSync(join(SOURCES, path), 'utf8').matchAll(/^export function (\w+(?:Mail|Letter))\(/gm),
  ])
  .map(([, name]) => name!);

it('knows every kind of letter that there is', () => {
  const generic = ['mailTo'];
  expect(Object.keys(everyLetter('en')).sort()).toEqual(composers.filter((name) => !generic.includes(name)).sort());
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(everyLetter(language)))('%s is whole, as HTML and as text', (name, letters) => {
    const english = everyLetter('en')[name]!;
    for (const [at, letter] of letters.entries()) {
      const [html, text] = [writtenAsHtml(letter, language, CARNET), writtenAsText(letter, CARNET)];
      expect(html).toContain(`lang="${language}"`);
      for (const written of [html.replace(/<style[\s\S]*?<\/style>/g, ''), text])
        expect(written).not.toMatch(/undefined|\[object|\{\w+[,}]|NaN|Invalid/);
      for (const said of [letter.subject, letter.footnote, ...letter.paragraphs]) expect(said.trim()).not.toBe('');
      expect(text).toContain(letter.subject);
      // Each URL must be a link, because not every mail program turns plain URLs into links.
      const outsideLinks = html.replaceAll('&#x2F;', '/').replace(/<a [^>]*>[^<]*<\/a>/g, '');
      expect(outsideLinks).not.toMatch(/>[^<]*https?:\/\/[^<]*<\/(?:p|h1|strong)>/);
      if (letter.action) expect(text).toContain(letter.action.url);
      if (language !== 'en') expect(letter.paragraphs).not.toEqual(english[at]!.paragraphs);
    }
  });
});
