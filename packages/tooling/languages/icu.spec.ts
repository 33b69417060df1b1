// @ts-expect-error -- plain JavaScript of the builds
import { compileMessage, parametersOf } from './icu.mjs';
import { pseudo } from './pseudo.mjs';

const compile = compileMessage as (text: string, language: string) => string;
const write = Object.assign((count: number) => count.toLocaleString('en-US'), { n: (parts: unknown[]) => parts });

function say(text: string, given?: object, language = 'en'): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- what a build puts into its scripts
  const message = new Function(`return ${compile(text, language)}`)() as unknown;
  return typeof message === 'function' ? (message as (...given: unknown[]) => unknown)(given, write) : message;
}

it('is a plain string where nothing is handed in', () => {
  expect(compile(`it''s "quoted" \u2028`, 'en')).toBe(String.raw`"it's \"quoted\" \u2028"`);
});

it('joins numbers as text', () => {
  expect(say('{one}{other} of {all}', { one: 1, other: 2, all: 3 })).toBe('12 of 3');
});

it.each([
  ['en', 1, '1 car'],
  ['en', 0, '0 cars'],
  ['en', 1200, '1,200 cars'],
  ['fr', 0, '0 car'],
  ['ja', 1, '1 cars'],
])('chooses the plural form of %s for %d', (language, count, said) => {
  const text = language === 'ja' ? '{count, plural, other {# cars}}' : '{count, plural, one {# car} other {# cars}}';
  expect(say(text, { count }, language)).toBe(said);
});

it('knows the rules of a language that nobody has written down here', () => {
  const text = '{count, plural, one {# auto} few {# auta} many {# aut} other {# auta}}';
  expect([1, 3, 5, 22].map((count) => say(text, { count }, 'pl'))).toEqual(['1 auto', '3 auta', '5 aut', '22 auta']);
});

it('chooses by a word', () => {
  const text = '{who, select, she {her car} he {his car} other {their car}}';
  expect(['she', 'he', 'x'].map((who) => say(text, { who }))).toEqual(['her car', 'his car', 'their car']);
});

it('has its tags drawn by the caller, and those within others as one', () => {
  const tag = (name: string) => (inside: unknown) => ({ [name]: inside });
  expect(say('<a>Go <b>on</b></a>, {name}', { a: tag('a'), b: tag('b'), name: 'Anna' })).toEqual([
    { a: ['Go ', { b: 'on' }] },
    ', ',
    'Anna',
  ]);
});

it('refuses a plural form that a language has not, and what the region writes', () => {
  expect(() => compile('{count, plural, few {#} other {#}}', 'en')).toThrow("en has no plural form 'few'");
  expect(() => compile('{day, date}', 'en')).toThrow('written by the region');
});

it('tells what a message takes', () => {
  expect(parametersOf('<link>{name}</link> {count, plural, other {#}} {count}')).toEqual([
    { name: 'count', kind: 'number' },
    { name: 'link', kind: 'node' },
    { name: 'name', kind: 'text' },
  ]);
});

it('makes a pseudo-language that is longer, marked, and still a message', () => {
  const text = pseudo('{count, plural, one {# vehicle} other {# vehicles}} <b>here</b>');
  expect(text).not.toMatch(/vehicles|here/);
  expect(pseudo('Settings').length).toBeGreaterThanOrEqual('Settings'.length * 1.4);
  expect(compile(text, 'en')).toContain('p.count===1');
});
