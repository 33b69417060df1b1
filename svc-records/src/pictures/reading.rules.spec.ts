import { isText, textRead } from './reading.rules.js';

/** `word:confidence`, line by line, as Tesseract writes them. */
const tsv = (...lines: string[]): string =>
  lines
    .flatMap((line, at) =>
      line.split(' ').map((word, index) => {
        const [text, confidence = '95.5'] = word.split(':');
        return ['5', '1', '1', '1', at + 1, index + 1, 0, 0, 10, 10, confidence, text].join('\t');
      }),
    )
    .join('\n');

it('a reading is the lines of the words that are sure', () => {
  expect(textRead(`4\t1\t1\t1\t1\t0\t0\t0\t9\t9\t-1\t\n${tsv('Autohaus Müller ~|:12', 'Gesamtbetrag 302,97')}`)).toBe(
    'Autohaus Müller\nGesamtbetrag 302,97',
  );
});

it.each([
  ['nothing', ''],
  ['a few letters on a number plate', tsv('M-AB 1973')],
  ['the grain of a table', tsv('Ai:20 ow:31 Le:18 wWEoLeiurnfgd:44', 'somethingthatlookslikeaword:88')],
  ['what is unsure throughout', tsv('Total:55 amount:52 of:58 the:50 invoice:59 overall:58')],
])('%s is no reading', (_, read) => expect(textRead(read)).toBeNull());

it('what a scanner writes below a picture is not the text of a paper', () => {
  expect(isText('Scanned by Acme Scan', 3)).toBe(false);
  expect(isText('Invoice 118, Autohaus Müller, oil change', 1)).toBe(true);
  expect(isText('', 1)).toBe(false);
});
