import { isNumber, isPlate, masked, spellingsOf, spellingsOfPlate } from './numbers.rules.js';

it.each([
  ['WP0ZZZ93ZKS123456', 'WP0••••••••••3456'],
  ['AR10535*2219047', 'AR1••••••••9047'],
  ['9112102345', '911•••2345'],
  ['1234567', '•••••67'],
  ['12', '••'],
])('%s is shown as %s', (number, shown) => {
  expect(masked(number)).toBe(shown);
});

it('finds a number however it is written', () => {
  expect(spellingsOf('ZH 481 516')).toEqual(expect.arrayContaining(['ZH 481 516', 'ZH481516', 'ZH-481-516']));
  expect(spellingsOf('A1')).toEqual([]);
});

it.each([
  ['Number plate', true],
  ['Kennzeichen', true],
  ['Plaque', true],
  ['Targa', true],
  ['Matrícula', true],
  ['ナンバープレート', true],
  ['Rear axle', false],
  ['Option code', false],
  [null, false],
])('%s names a plate: %s', (name, expected) => {
  expect(isPlate({ kind: 'other', name })).toBe(expected);
});

it.each([
  ['Number', 'ZH 481 516', true],
  ['KFZ', 'whatever', true],
  ['ZH 481 516', null, true],
  [null, 'M-AB 1234', true],
  ['Nr.', 'AB-123-CD', true],
  [null, 'Blue vinyl', false],
  ['Rear axle', 'AR 10500', false],
  ['Option code', 'M491', false],
  ['Number', '8/41', false],
])('%s with %s is a plate: %s', (name, value, expected) => {
  expect(isPlate({ kind: 'other', name, value })).toBe(expected);
});

it('finds a short plate, and one in whose one piece a blank is put', () => {
  expect(spellingsOfPlate('A1')).toEqual(expect.arrayContaining(['A1', 'A 1', 'A-1']));
  expect(spellingsOfPlate('ZH481516')).toEqual(expect.arrayContaining(['ZH481516', 'ZH 481516']));
  expect(spellingsOfPlate('12')).toEqual([]);
});

it.each([
  ['paint', 'Giallo', false],
  ['body', 'Coupe', false],
  ['paint', 'LM3U', true],
  ['engine', 'ABCD', true],
] as const)('%s %s is a number: %s', (kind, value, expected) => {
  expect(isNumber(kind, value)).toBe(expected);
});
