import type { Findings, Remote, SearchGroup } from '@carnet/mf-kit/federation';
import { foundInAll, isSettled, Search, unreached } from './search';

interface Asked {
  text: string;
  signal: AbortSignal;
  answer: (findings: Findings) => void;
  fail: () => void;
}

/** A group that the test answers when it wants. */
function aGroup(label: string): SearchGroup & { asked: Asked[] } {
  const asked: Asked[] = [];
  const find = (text: string, signal: AbortSignal) =>
    new Promise<Findings>((answer, reject) => {
      asked.push({ text, signal, answer, fail: () => reject(new Error('away')) });
    });
  return { id: label.toLowerCase(), label, find, asked };
}

const findings = (...titles: string[]): Findings => ({
  hits: titles.map((title, id) => ({ id, title, to: `/things/${id}` })),
  total: titles.length,
});

const entry = (id: string, name: string) => ({
  ...{ id, name: `mf-${id}`, paths: [], manifest: '', entry: '' },
  nav: [{ label: name, items: [] }],
});
const remote = (groups: readonly SearchGroup[]): Remote =>
  ({ search: async () => ({ default: groups }) }) as unknown as Remote;

function aStack() {
  const cars = aGroup('Vehicles');
  const parts = aGroup('Parts');
  const events = aGroup('Service events');
  const load = jest.fn(async (id: string) => remote(id === 'garage' ? [cars, parts] : [events]));
  const entries = [entry('garage', 'Garage'), entry('service', 'Service')];
  return { cars, parts, events, load, search: new Search({ entries, load }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const titles = (search: Search) =>
  search
    .snapshot()
    .remotes.flatMap(({ groups }) => groups.flatMap((one) => one.findings?.hits.map((hit) => hit.title) ?? []));

it('loads every remote when it is opened, and asks none of them yet', async () => {
  const { search, load, cars } = aStack();
  expect(load).not.toHaveBeenCalled();
  search.open();
  await settle();
  expect(load.mock.calls).toEqual([['garage'], ['service']]);
  expect(cars.asked).toEqual([]);
  expect(isSettled(search.snapshot())).toBe(true);
});

it('asks all groups of all remotes at once, and has each as soon as it answers', async () => {
  const { search, cars, parts, events } = aStack();
  search.open();
  search.ask('oil');
  await settle();
  expect([cars, parts, events].map(({ asked }) => asked.map(({ text }) => text))).toEqual([['oil'], ['oil'], ['oil']]);
  events.asked[0]?.answer(findings('Oil change'));
  await settle();
  expect(titles(search)).toEqual(['Oil change']);
  expect(isSettled(search.snapshot())).toBe(false);
  cars.asked[0]?.answer(findings());
  parts.asked[0]?.answer({ ...findings('Oil filter'), total: 12 });
  await settle();
  expect(titles(search)).toEqual(['Oil filter', 'Oil change']);
  expect(foundInAll(search.snapshot())).toBe(13);
  expect(isSettled(search.snapshot())).toBe(true);
});

it('ends what it asked before when the text changes, and drops an answer that comes all the same', async () => {
  const { search, cars, parts, events } = aStack();
  search.open();
  search.ask('oi');
  await settle();
  search.ask('oil');
  await settle();
  expect(cars.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  for (const group of [cars, parts, events]) group.asked[1]?.answer(findings());
  await settle();
  cars.asked[0]?.answer(findings('Oishi'));
  events.asked[0]?.fail();
  await settle();
  expect(titles(search)).toEqual([]);
  expect(unreached(search.snapshot())).toEqual([]);
});

it('keeps what an earlier text found until the new one is answered', async () => {
  const { search, cars, parts, events } = aStack();
  search.open();
  search.ask('o');
  await settle();
  for (const group of [cars, parts, events]) group.asked[0]?.answer(findings(`${group.label} with o`));
  await settle();
  search.ask('ol');
  await settle();
  expect(titles(search)).toHaveLength(3);
  expect(foundInAll(search.snapshot())).toBe(0);
  search.ask('');
  await settle();
  expect(titles(search)).toEqual([]);
});

it('names the kinds that could not be reached, or their domain where none could, and asks only those again', async () => {
  const { search, cars, parts, events } = aStack();
  search.open();
  search.ask('oil');
  await settle();
  cars.asked[0]?.answer(findings('Oil barge'));
  parts.asked[0]?.fail();
  events.asked[0]?.fail();
  await settle();
  expect(unreached(search.snapshot())).toEqual(['Parts', 'Service']);
  expect(titles(search)).toEqual(['Oil barge']);
  search.again();
  await settle();
  expect([cars, parts, events].map(({ asked }) => asked.length)).toEqual([1, 2, 2]);
  expect(unreached(search.snapshot())).toEqual(['Parts', 'Service']);
  parts.asked[1]?.answer(findings('Oil filter'));
  events.asked[1]?.answer(findings());
  await settle();
  expect(unreached(search.snapshot())).toEqual([]);
  expect(titles(search)).toEqual(['Oil barge', 'Oil filter']);
});

it('goes on without a remote that cannot be loaded, and loads it again only when somebody says so', async () => {
  const { search, load, cars, parts, events } = aStack();
  load.mockImplementation(async (id) => {
    if (id === 'service' && load.mock.calls.length < 3) throw new Error('lost');
    return remote(id === 'garage' ? [cars, parts] : [events]);
  });
  search.open();
  await settle();
  search.ask('oil');
  await settle();
  expect(unreached(search.snapshot())).toEqual(['Service']);
  expect(cars.asked).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
  search.again();
  await settle();
  expect(events.asked.map(({ text }) => text)).toEqual(['oil']);
  expect(unreached(search.snapshot())).toEqual([]);
});

it('takes a remote that offers no search for one with nothing to find', async () => {
  const remotes = { entries: [entry('garage', 'Garage')], load: async () => ({}) as Remote };
  const search = new Search(remotes);
  search.open();
  search.ask('oil');
  await settle();
  expect(unreached(search.snapshot())).toEqual([]);
  expect(isSettled(search.snapshot())).toBe(true);
});

it('names a remote as a whole although a kind that asks about few texts has answered', async () => {
  const [line, events] = [{ ...aGroup('Write down'), isSelective: true }, aGroup('Service events')];
  const search = new Search({ entries: [entry('service', 'Service')], load: async () => remote([line, events]) });
  search.open();
  await settle();
  search.ask('oil');
  await settle();
  line.asked[0]!.answer(findings());
  events.asked[0]!.fail();
  await settle();
  expect(unreached(search.snapshot())).toEqual(['Service']);
});
