import { Kept } from './kept.js';

let now = 0;
beforeEach(() => (now = 0));
const kept = (most = 100): Kept<string> =>
  new Kept(
    most,
    (value) => value.length,
    () => now,
  );

it('makes a value once for all who want it at the same time, and anew when it is old', async () => {
  const values = kept();
  let made = 0;
  const get = () => values.get('a', 30, () => Promise.resolve(`value ${(made += 1)}`));
  expect(await Promise.all([get(), get(), get()])).toEqual(['value 1', 'value 1', 'value 1']);
  now = 29;
  expect(await get()).toBe('value 1');
  now = 30;
  expect(await get()).toBe('value 2');
});

it('keeps no failure', async () => {
  const values = kept();
  await expect(values.get('a', 30, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await values.get('a', 30, () => Promise.resolve('there'))).toBe('there');
});

it('keeps a failure that comes again as long as a value', async () => {
  const values = new Kept<string>(
    100,
    ({ length }) => length,
    () => now,
    () => true,
  );
  let asked = 0;
  const get = () => values.get('a', 30, () => Promise.reject(new Error(`too much ${(asked += 1)}`)));
  for (const at of [0, 29]) {
    now = at;
    await expect(get()).rejects.toThrow('too much 1');
  }
  now = 30;
  await expect(get()).rejects.toThrow('too much 2');
});

it('keeps what is larger than all the room until another comes', async () => {
  const values = kept(4);
  let made = 0;
  const get = (key: string) => values.get(key, 30, () => Promise.resolve(`large ${(made += 1)}`));
  expect([await get('a'), await get('a'), await get('b'), await get('a')]).toEqual([
    ...['large 1', 'large 1', 'large 2', 'large 3'],
  ]);
});

it('lets go what was wanted longest ago, where there is no more room', async () => {
  const values = kept(10);
  const get = (key: string, made: string[]) =>
    values.get(key, 30, () => {
      made.push(key);
      return Promise.resolve('12345');
    });
  const made: string[] = [];
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key, made);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
