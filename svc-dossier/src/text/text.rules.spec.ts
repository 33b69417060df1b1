import { canonicalJson, needsJapanese, settable, substitute } from './text.rules.js';

it('composes letters, and takes out what nobody sees', () => {
  expect(settable('Cafe\u0301 a\u0001b\u200bc\u00add\ufeff\ufffe')).toBe('Café abcd');
});

it('keeps lines and tabs, and mends halves of characters', () => {
  expect(settable('one\r\ntwo\tthree \ud800')).toBe('one\ntwo\tthree \ufffd');
});

it('replaces what no typeface has, however deep, and counts it', () => {
  const latin = (code: number): boolean => code < 0x250 || code === 0x25a1;
  const { value, count } = substitute({ a: ['x\uf8ffy', { b: 'שלום' }], n: 7, z: null }, latin);
  expect(value).toEqual({ a: ['x□y', { b: '□□□□' }], n: 7, z: null });
  expect(count).toBe(5);
});

it('counts a character of two units once', () => {
  expect(substitute('🏁', () => false)).toEqual({ value: '?', count: 1 });
});

it('asks for Japanese typefaces where a text needs them', () => {
  expect(needsJapanese({ deep: [{ text: '整備手帳' }] })).toBe(true);
  expect(needsJapanese({ deep: [{ text: 'Жигули, 100 €' }] })).toBe(false);
});

it('writes one JSON for one content', () => {
  expect(canonicalJson({ b: 1, a: [{ d: undefined, c: 'é' }, null] })).toBe('{"a":[{"c":"é"},null],"b":1}');
});
