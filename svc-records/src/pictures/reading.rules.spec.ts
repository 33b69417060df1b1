import { isText, languagesFor, textRead } from './reading.rules.js';

/** Tesseract's output from `word:confidence`, line by line. */
const tsv = (...lines: string[]): string =>
  lines
    .flatMap((line, at) =>
      line.split(' ').map((word, index) => {
        const [text, confidence = '95.5'] = word.split(':');
        return ['5', '1', '1', '1', at + 1, index + 1, index * 20, at * 20, 10, 10, confidence, text].join('\t');
      }),
    )
    .join('\n');

it('a reading is the lines of the words that are sure', () => {
  expect(textRead(`4\t1\t1\t1\t1\t0\t0\t0\t9\t9\t-1\t\n${tsv('Autohaus Müller ~|:12', 'Gesamtbetrag 302,97')}`)).toBe(
    'Autohaus Müller\nGesamtbetrag 302,97',
  );
});

it('a table that was read column after column has its rows again, also where they fall to the right', () => {
  const columns = [
    ['Oil filter', 'Spark plugs', 'Total'].map((text, row) => ({ text, left: 10, top: 10 + row * 40 })),
    ['14.90', '37.00', '51.90'].map((text, row) => ({ text, left: 900, top: 17 + row * 40 })),
  ];
  const lines = columns.flatMap((column, block) =>
    column.map(({ text, left, top }, line) => `5\t1\t${block}\t1\t${line}\t1\t${left}\t${top}\t80\t24\t95\t${text}`),
  );
  expect(textRead(lines.join('\n'))).toBe('Oil filter 14.90\nSpark plugs 37.00\nTotal 51.90');
});

it('Japanese is read without blanks, and its yen sign as it is written', () => {
  expect(textRead(tsv('合計 金額 \\11,110', '走行 距離 86,420 km', '領収 金額 Y11,110'))).toBe(
    '合計金額 ¥11,110\n走行距離 86,420 km\n領収金額 ¥11,110',
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

it('the language of a paper comes first, where its words tell it and it has accents', () => {
  const languages = ['deu', 'eng', 'fra'];
  expect(languagesFor('Contröle Technique\nDate du contröle\nNet a payer, TVA incluse', languages)).toEqual([
    'fra',
    'deu',
    'eng',
  ]);
  for (const text of ['Rechnung, Datum, MwSt', 'Invoice date, total, tax', 'Total', ''])
    expect(languagesFor(text, languages)).toBe(languages);
});
