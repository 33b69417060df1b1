import { journalFile } from '../src/checkpoint/book-journal.js';
import { checkpointNote } from '../src/checkpoint/checkpoint.rules.js';
import { publicKeyOf, type SealingKey } from '../src/seal/sealing-key.js';
import { aBook, aKey } from './a-book.js';
import { aJournal, ENTRIES, type TestEntry } from './a-journal.js';
import { checkJournal, compareJournals, type WholeJournal } from '../verifier/verify-journal.js';

interface File {
  checkpoint: string;
  leaves: string[];
  opened: { leaf: number; values: Record<string, { salt: string; value: string }> }[];
}

const key = aKey();
/** The journal of a car from its book, and the matching data of the seal. */
function brought(entries: readonly TestEntry[] = ENTRIES, by: SealingKey = key, origin?: string) {
  const journal = aJournal(by, entries, origin);
  const { size, root } = journal;
  return { text: journalFile(journal, aBook()), sealed: { size, root, key: publicKeyOf(by) } };
}
const whole = async (...args: Parameters<typeof brought>): Promise<WholeJournal> => {
  const { text, sealed } = brought(...args);
  const answer = await checkJournal(text, sealed);
  if (answer.verdict !== 'whole') throw new Error(JSON.stringify(answer));
  return answer;
};
const many = (count: number): TestEntry[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'service-event', id: at, fields: { name: `Service ${at}` } }));

/** The disclosed entries, and one undisclosed entry. */
const ALL_ENTRIES = [...ENTRIES, ...many(1)];
const ALL = aJournal(key, ALL_ENTRIES);
/** The next base64 letter. Only four bits of the last letter count, so it decodes to the same bytes. */
const spelt = (end: string): string => `${String.fromCharCode(end.charCodeAt(0) + 1)}=`;

describe('the journal of a book', () => {
  it('is whole as books brought it before, with the text of every entry', async () => {
    const { text, sealed } = brought(ALL_ENTRIES);
    const texts = ALL.entries.map((entry) => entry.text);
    const before = { ...(JSON.parse(text) as File), schema: 'carnet-journal/1', leaves: texts };
    expect(await checkJournal(JSON.stringify(before), sealed)).toMatchObject({ verdict: 'whole', size: 6, values: 10 });
    const mixed = { ...before, leaves: ALL.leaves };
    expect(await checkJournal(JSON.stringify(mixed), sealed)).toEqual({ verdict: 'broken', why: 'leaf' });
  });

  it.each([0, 1, 2, 3, 7, 8, 300])('is whole as it was sealed, with %d entries', async (count) => {
    expect(await whole(many(count))).toMatchObject({ size: count, begun: null });
  });

  it('says how many values were compared', async () => {
    expect((await whole()).values).toBe(10);
  });

  const changes: [string, (file: File) => void][] = [
    ['an entry is missing', ({ leaves }) => leaves.splice(1, 1)],
    ['the last entry is missing', ({ leaves }) => leaves.pop()],
    ['two entries stand in another order', ({ leaves }) => leaves.splice(1, 2, leaves[2]!, leaves[1]!)],
    ['an entry was put behind', ({ leaves }) => leaves.push(leaves[0]!)],
    ['an entry was changed', ({ leaves }) => leaves.splice(0, 1, leaves[0]!.replace('created', 'changed'))],
    ['the hash of an entry was changed', ({ leaves }) => leaves.splice(5, 1, leaves[5]!.replace(/^./, '#'))],
    ['the hash of an entry is spelt otherwise', ({ leaves }) => leaves.splice(5, 1, leaves[5]!.replace(/.=$/, spelt))],
    ['an entry of which a value is shown is only a hash', ({ leaves }) => leaves.splice(0, 1, ALL.leaves[0]!)],
    ['a value was changed', ({ opened }) => (opened[0]!.values.make!.value = 'Alfa Romea')],
    ['a salt was changed', ({ opened }) => (opened[0]!.values.make!.salt = '00')],
    ['a value is shown as another field', ({ opened }) => (opened[0]!.values.notes = opened[0]!.values.make!)],
    ['a value is shown as of another entry', ({ opened }) => (opened[0]!.leaf = 1)],
    ['an entry is opened twice', ({ opened }) => opened.push(opened[0]!)],
    ['an entry is opened that is not there', ({ opened }) => (opened[0]!.leaf = 99)],
    ['the head is signed by nobody', (file) => (file.checkpoint = file.checkpoint.replace(/\n\n[^]*/, '\n\n'))],
    ['the head is of another log', (file) => (file.checkpoint = file.checkpoint.replace('5f0c', '5f0d'))],
    ['the head is signed with another key of the same name', (file) => (file.checkpoint = aJournal(aKey()).note)],
    ['there is more in it', (file) => Object.assign(file, { more: 1 })],
  ];
  it.each(changes)('is red where %s', async (_what, change) => {
    const { text, sealed } = brought(ALL_ENTRIES);
    const file = JSON.parse(text) as File;
    change(file);
    const answer = await checkJournal(JSON.stringify(file), sealed).catch(() => ({ verdict: 'broken' }));
    expect(answer.verdict).toBe('broken');
  });

  it('is neither green nor red where its form came after this page', async () => {
    const { text, sealed } = brought(ALL_ENTRIES);
    const later = JSON.stringify({ ...(JSON.parse(text) as File), schema: 'carnet-journal/4', more: 1 });
    expect(await checkJournal(later, sealed)).toEqual({ verdict: 'unknown', why: 'newer' });
  });

  it('is red with any character of it changed', async () => {
    const { text, sealed } = brought(ALL_ENTRIES);
    for (let at = 0; at < text.length; at += 3) {
      const flipped = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
      const answer = await checkJournal(flipped, sealed).catch(() => ({ verdict: 'broken' }));
      if (answer.verdict !== 'broken')
        throw new Error(`A flip at ${at} was not seen: ${flipped.slice(at - 20, at + 20)}`);
    }
  });

  it('is red where the seal tells of another', async () => {
    const { text, sealed } = brought();
    for (const other of [
      { size: sealed.size + 1 },
      { root: sealed.root.replace(/^./, '#') },
      { key: publicKeyOf(aKey()) },
    ])
      expect((await checkJournal(text, { ...sealed, ...other })).verdict).toBe('broken');
  });
});

describe('two journals', () => {
  const all = many(20);

  it.each([0, 1, 5, 8, 13, 16, 19])('are one history where the first %d entries are the earlier one', async (count) => {
    const [earlier, later] = [await whole(all.slice(0, count)), await whole(all)];
    expect(await compareJournals(later, earlier)).toEqual({ verdict: 'extended' });
    expect(await compareJournals(earlier, later)).toEqual({ verdict: 'extended' });
  });

  it('are the same where nothing came between', async () => {
    expect(await compareJournals(await whole(all), await whole(all))).toEqual({ verdict: 'same' });
  });

  it.each([
    ['changed', [...all.slice(0, 3), { ...all[3]!, fields: { name: 'Another' } }, ...all.slice(4)]],
    ['removed', [...all.slice(0, 3), ...all.slice(4)]],
    ['put in between', [...all.slice(0, 3), ...many(1), ...all.slice(3)]],
    ['reordered', [all[1]!, all[0]!, ...all.slice(2)]],
  ])('are red where an early entry was %s', async (_what, rewritten) => {
    expect(await compareJournals(await whole(rewritten), await whole(all.slice(0, 12)))).toEqual({
      verdict: 'rewritten',
    });
  });

  it('are red where both have as many entries, and one is another', async () => {
    const other = [...all.slice(0, 19), { ...all[19]!, fields: { name: 'Another' } }];
    expect(await compareJournals(await whole(all), await whole(other))).toEqual({ verdict: 'rewritten' });
  });

  it('say nothing where they are of two logs, or sealed with two keys', async () => {
    const one = await whole(all);
    const origin = `${key.name}/vehicles/another`;
    expect(await compareJournals(one, await whole(all, key, origin))).toEqual({ verdict: 'unknown', why: 'origin' });
    expect(await compareJournals(one, await whole(all, aKey()))).toEqual({ verdict: 'unknown', why: 'key' });
  });

  it('say why the later one was begun anew', async () => {
    const before = await whole(all);
    const journal = aJournal(key, all.slice(0, 4), `${key.name}/vehicles/new`);
    const { origin, size, root } = before;
    const note = checkpointNote(journal, { reason: 'lost-entries', after: { origin, size, root } }, key);
    const text = journalFile({ ...journal, note }, aBook());
    const anew = await checkJournal(text, { size: journal.size, root: journal.root, key: publicKeyOf(key) });
    for (const pair of [[anew, before] as const, [before, anew] as const])
      expect(await compareJournals(...(pair as [WholeJournal, WholeJournal]))).toEqual({
        verdict: 'unknown',
        why: 'begun',
        reason: 'lost-entries',
      });
  });
});
