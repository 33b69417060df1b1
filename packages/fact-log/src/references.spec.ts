import { Invalid, message, NotFound, Unavailable } from '@carnet/messages';
import type { Database } from '@carnet/pg';
import type { ReadThrough } from './read-through.js';
import { NothingStored, References } from './references.js';
import type { Reference, ReferenceTarget } from './references.rules.js';

const says = (text: string) => message('test.said', { en: text });

const SHELVES: ReferenceTarget = {
  table: 'shelf_copies',
  copyOf: { producer: 'stock', kind: 'shelf' },
  missing: says('Shelf not found'),
};
const LABELS: ReferenceTarget = { table: 'labels', missing: says('Label not found') };
const OWNER = 7;

const shelves = (...ids: number[]): Reference => ({ target: SHELVES, ids, field: 'shelf_id' });

/** A database with these shelves and without labels, and a producer that returns other shelves when asked. */
function scene({ held = [] as number[], elsewhere = [] as number[] }) {
  const known = new Set(held);
  const asked: string[] = [];
  let statements = 0;
  const database = {
    rows: ({ text, values }: { text: string; values: unknown[] }) => {
      statements += 1;
      const [, ids] = values as [number, number[]];
      return Promise.resolve(
        text.includes('shelf_copies')
          ? ids.filter((id) => known.has(id)).map((id) => ({ target: 0, id, whole: null }))
          : [],
      );
    },
  } as unknown as Database;
  const readThrough = {
    fetch: (producer: string, kind: string, id: number) => {
      asked.push(`${producer} ${kind} ${id}`);
      if (elsewhere.includes(id)) known.add(id);
      return Promise.resolve(null);
    },
  } as unknown as ReadThrough;
  const references = new References(database, readThrough);
  let runs = 0;
  /** A write whose statement checks its shelves. */
  const write = (...wanted: Reference[]) =>
    references.resolving(OWNER, () => {
      runs += 1;
      const isRight = wanted.every(({ target, ids }) => target === SHELVES && ids.every((id) => known.has(id)));
      return isRight ? Promise.resolve('stored') : Promise.reject(new NothingStored(wanted));
    });
  return { references, write, asked, known, counts: () => ({ runs, statements }) };
}

describe('a write', () => {
  it('costs nothing more where all that it refers to is known', async () => {
    const { write, asked, counts } = scene({ held: [1] });
    expect(await write(shelves(1))).toBe('stored');
    expect(asked).toEqual([]);
    expect(counts()).toEqual({ runs: 1, statements: 0 });
  });

  it('has the owner asked for what no copy knows, each once, and runs again', async () => {
    const { write, asked, counts } = scene({ held: [1], elsewhere: [2, 3] });
    expect(await write(shelves(1, 2, 3), shelves(3))).toBe('stored');
    expect(asked).toEqual(['stock shelf 2', 'stock shelf 3']);
    expect(counts()).toEqual({ runs: 2, statements: 1 });
  });

  it('is refused where the owner does not know it either', async () => {
    const { write } = scene({});
    const failure = await write(shelves(9)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Invalid);
    expect(failure).toMatchObject({ errors: [{ field: 'shelf_id', msg: 'Shelf not found' }] });
  });

  it('is refused at once, and nobody asked, where what is missing is the service’s own', async () => {
    const { write, asked, counts } = scene({});
    await expect(write({ target: LABELS, ids: [1] }, shelves(2))).rejects.toBeInstanceOf(NotFound);
    expect(asked).toEqual([]);
    expect(counts().runs).toBe(1);
  });

  it('is to be tried again where nothing is wrong and still nothing was stored', async () => {
    const { references } = scene({ held: [1] });
    const failing = references.resolving(OWNER, () => Promise.reject(new NothingStored([shelves(1)])));
    await expect(failing).rejects.toBeInstanceOf(Unavailable);
  });

  it('fails as it failed where that has another reason', async () => {
    const { references } = scene({});
    const failing = references.resolving(OWNER, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
  });
});

describe('the thing of an address', () => {
  it('is asked for where no copy knows it', async () => {
    const { references, asked } = scene({ elsewhere: [2] });
    await references.require(OWNER, SHELVES, 2);
    expect(asked).toEqual(['stock shelf 2']);
  });

  it('is not found where nobody knows it', async () => {
    const { references } = scene({});
    await expect(references.require(OWNER, SHELVES, 9)).rejects.toThrow(new NotFound(says('Shelf not found')));
  });
});

it('asks for a thousand things at most', async () => {
  const { references, asked } = scene({});
  await references.find(OWNER, [shelves(...Array.from({ length: 1_500 }, (_, n) => n + 1))]);
  expect(asked).toHaveLength(1_000);
});
