import { AtOnce } from './at-once.js';

it('lets so many run at once, and the others in their order, whatever becomes of those before', async () => {
  const atOnce = new AtOnce(2);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string, fails = false) =>
    atOnce.run(async () => {
      log.push(name);
      await new Promise<void>((end) => ends.push(end));
      if (fails) throw new Error(name);
    });
  const works = [work('a', true), work('b'), work('c'), work('d')].map((one) => one.catch(() => undefined));
  await new Promise(setImmediate);
  expect(log).toEqual(['a', 'b']);
  ends[0]!();
  await works[0];
  await new Promise(setImmediate);
  expect(log).toEqual(['a', 'b', 'c']);
  for (let at = 1; at < 4; at += 1) {
    ends[at]!();
    await works[at];
    await new Promise(setImmediate);
  }
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  expect(await atOnce.run(() => Promise.resolve(5))).toBe(5);
});
