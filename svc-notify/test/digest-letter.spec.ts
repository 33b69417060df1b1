import { writtenAsHtml, writtenAsText } from '@carnet/mail';
import { LANGUAGES } from '@carnet/messages';
import { digestHappening } from '../src/reminders/digest-happening.js';
import { CARNET, everyLetter, SHARED } from './letters.js';

const HEADINGS = {
  ...{ en: 'Ada Rossi’s garage', de: 'Garage von Ada Rossi', es: 'Garaje de Ada Rossi' },
  ...{ fr: 'Garage de Ada Rossi', it: 'Garage di Ada Rossi', ja: 'Ada Rossi さんのガレージ' },
};

it.each(LANGUAGES)('a digest says once for each shared garage whose it is: %s', (language) => {
  const [, , letter] = everyLetter(language).digestLetter!;
  expect(letter!.rows!.map(({ heading }) => heading)).toEqual([
    ...[undefined, undefined, HEADINGS[language], undefined],
    HEADINGS[language].replace('Ada Rossi', '<b>Ben</b>'),
  ]);
  expect(writtenAsText(letter!, CARNET).split(HEADINGS[language])).toHaveLength(2);
  const html = writtenAsHtml(letter!, language, CARNET);
  expect(html.split('<h2>')).toHaveLength(3);
  expect(html).not.toContain('<b>Ben');
});

it('a webhook is told whose garage it is in, and nothing of one’s own', () => {
  const { data } = digestHappening(1, SHARED, { language: 'en', region: null }, new Date(0), CARNET);
  const { reminders } = data as { reminders: object[] };
  expect(reminders[0]).not.toHaveProperty('garage');
  expect(reminders[2]).toMatchObject({
    garage: { owner_id: 7, name: 'Ada Rossi' },
    page: `${CARNET}/garage?owner=7&vehicle=2`,
  });
});
