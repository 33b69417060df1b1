import fc from 'fast-check';
import { acceptedLanguage } from './accepted.js';
import { LANGUAGES } from './messages/languages.js';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['DE-ch', 'de'],
  ['zh-Hant-TW, ja-JP;q=0.9', 'ja'],
  ['fr-CA, de;q=0.5', 'fr'],
  ['de;q=0.5, fr-CA', 'fr'],
  ['pt-BR, pt;q=0.9, es;q=0.8, en;q=0.7', 'es'],
  ['pt', 'en'],
  ['de;q=0', 'en'],
  ['de;q=0, it', 'it'],
  ['de-AT;q=0, de', 'de'],
  ['de;q=0.5, *', 'en'],
  ['en;q=0, *', 'de'],
  ['*;q=0', 'en'],
  ['it;q=0.30;level=1, es ; q=0.2', 'es'],
  ['de;q=2, fr;q=0.1', 'fr'],
  ['de;q=-1', 'en'],
  [',,;q=1, ja', 'ja'],
])('of %j takes %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

it('takes one that Carnet speaks, whatever is sent', () => {
  const tag = fc.oneof(
    fc.constantFrom(...LANGUAGES, '*', 'de-CH', ';q=', '\u0000', 'constructor', '__proto__'),
    fc.string(),
  );
  const header = fc.array(tag, { maxLength: 40 }).map((parts) => parts.join(','));
  fc.assert(fc.property(header, (sent) => expect(LANGUAGES).toContain(acceptedLanguage(sent))));
});

it('does not read on in a header that nobody wrote', () => {
  expect(acceptedLanguage(`${'xx,'.repeat(3_400)}de`)).toBe('en');
});
