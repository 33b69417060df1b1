import type { Fact, FactTaker } from '../../src/facts/index.js';
import { FactApplier } from '../../src/facts/fact-applier.js';
import { startTestService, type TestService } from '../../src/testing/index.js';
import { notesService } from '../fixtures/notes-service.js';

let service: TestService;
let calls: string[];
let lastKey = 0;

beforeAll(async () => {
  service = await startTestService(notesService);
});
afterAll(() => service.close());
beforeEach(() => {
  calls = [];
});

const names = (facts: readonly Fact[]): string => facts.map(({ kind, key }) => `${kind} ${key}`).join(', ');

const taking = (kind: string): FactTaker => ({
  name: kind,
  kind,
  apply: () => Promise.reject(new Error('not one by one')),
  applyMany: async (_, facts) => void calls.push(`apply ${names(facts)}`),
});

const locks: FactTaker = { hold: async (_, facts) => void calls.push(`hold ${names(facts)}`) };

function aFact(kind: string, deleted = false): Fact {
  const frame = { position: '1.1' as const, seq: 1, kind, key: String(++lastKey), version: 1, ownerId: 1, at: '' };
  return deleted ? { ...frame, deleted, body: null } : { ...frame, deleted, body: {} };
}

const apply = async (facts: Fact[]): Promise<void> => {
  const applier = new FactApplier('maker', [locks, taking('vehicle'), taking('part')]);
  await service.database.transaction((tx) => applier.apply(tx, facts));
};

it('applies a batch kind by kind, as the handlers are named', async () => {
  const facts = [aFact('part'), aFact('vehicle'), aFact('part')] as const;
  await apply([...facts]);
  expect(calls).toEqual([`apply ${names([facts[1]])}`, `apply ${names([facts[0], facts[2]])}`]);
});

it('has all locked that a batch changes before anything of it is, where it deletes something', async () => {
  const facts = [aFact('part', true), aFact('vehicle')] as const;
  await apply([...facts]);
  expect(calls).toEqual([`hold ${names(facts)}`, `apply ${names([facts[1]])}`, `apply ${names([facts[0]])}`]);
});

it('locks nothing for what is no news', async () => {
  const gone = aFact('part', true);
  await apply([gone]);
  calls = [];
  await apply([gone]);
  expect(calls).toEqual([]);
});
