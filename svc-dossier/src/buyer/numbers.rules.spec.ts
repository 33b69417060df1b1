import { isPlate, masked, spellingsOf } from './numbers.rules.js';

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
