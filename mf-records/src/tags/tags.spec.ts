import { completedTags, offeredTags } from './tags';

const KNOWN = ['rust', 'engine', 'Öl', 'sill', 'rusty bolts', 'crust'].map((tag, at) => ({ tag, count: 20 - at }));
const offered = (text: string) => offeredTags(KNOWN, text).map(({ tag }) => tag);

it('offers the usual tags, without those that are written', () => {
  expect(offered('')).toEqual(['rust', 'engine', 'Öl', 'sill', 'rusty bolts', 'crust']);
  expect(offered('rust, sill')).toEqual(['engine', 'Öl', 'rusty bolts', 'crust']);
});

it('offers while a tag is written what begins so, and then what holds it', () => {
  expect(offered('engine, RUS')).toEqual(['rust', 'rusty bolts', 'crust']);
  expect(offered('öl')).toEqual(['Öl']);
  expect(offered('zzz')).toEqual([]);
});

it.each([
  ['', 'engine', 'engine, '],
  ['rust', 'engine', 'rust, engine, '],
  ['rust, en', 'engine', 'rust, engine, '],
  ['rust, new one, ', 'engine', 'rust, new one, engine, '],
])('%j completed by %s is %j', (text, tag, completed) => {
  expect(completedTags(KNOWN, text, tag)).toBe(completed);
});
