import { message, messageOf } from './message.js';
import { invalid } from './messages/request.js';
import { sentencesOf } from './sentences.js';

const found = message('car.found', { en: 'Found', de: 'Gefunden' });
const tooLong = messageOf<{ field: string; most: number }>('car.too_long', {
  en: (p) => `${p.field} has more than ${p.most}`,
  de: (p) => `„${p.field}“ hat mehr als ${p.most}`,
});
const many = messageOf<{ count: number; things: string }>('car.many', {
  en: (p, f) => `${f(p.count)} ${p.things}`,
  de: (p, f) => `${f(p.count)} ${p.things}`,
});
const names = { de: { paint_colour: 'Lackfarbe', old_cars: 'alte Autos' } };

it('is English to whoever reads it as text', () => {
  expect(String(found)).toBe('Found');
});

it('is null in a language that lacks it', () => {
  expect(found.in('ja')).toBeNull();
});

it('calls a field what people call it, and tells programs its name', () => {
  const said = tooLong({ field: 'paint_colour', most: 5 });
  expect([said.in('en', names), said.in('de', names)]).toEqual([
    'Paint colour has more than 5',
    '„Lackfarbe“ hat mehr als 5',
  ]);
  expect(said.params).toEqual({ field: 'paint_colour', most: 5 });
});

it('is not half translated: without the name in a language it is not in that language', () => {
  expect(tooLong({ field: 'wheels', most: 5 }).in('de', names)).toBeNull();
});

it('writes numbers as the language does', () => {
  const said = many({ count: 12_000, things: 'old_cars' });
  expect([said.in('en', names), said.in('de', names)]).toEqual(['12,000 old cars', '12.000 alte Autos']);
});

it('says several things in a row, each once', () => {
  const both = sentencesOf([found, tooLong({ field: 'paint_colour', most: 5 }), found]);
  expect(String(both)).toBe('Found. Paint colour has more than 5');
  expect(sentencesOf([found, found])).toBe(found);
  expect(sentencesOf([])).toBe(invalid);
});
