import fc from 'fast-check';
import type { CursorState, Fact, FactPosition } from '@carnet/fact-log';
import { PageInbox } from './page-inbox.js';
import { fromText, type SentPage, SILENCE_MS, toText } from './page-stream.js';

const LOG = 'aaaaaaaa-0000-4000-8000-000000000000';
const OTHER = 'bbbbbbbb-0000-4000-8000-000000000000';
const never = new AbortController().signal;

const at = (nth: number): FactPosition => `${BigInt(nth)}.${BigInt(nth)}`;
const aFact = (nth: number) => ({ position: at(nth), seq: nth, kind: 'thing', key: String(nth) }) as Fact;
const facts = (after: number, to: number): Fact[] =>
  Array.from({ length: to - after }, (_, index) => aFact(after + index + 1));
const aPage = (after: number, to: number, log = LOG): SentPage => ({
  log,
  after: at(after),
  facts: facts(after, to),
  next: at(to),
});
const from = (nth: number, log: string | null = LOG): CursorState => ({ log, position: at(nth) });

function anInbox(...pages: SentPage[]): PageInbox {
  const inbox = new PageInbox();
  for (const page of pages) void inbox.put(page, never);
  return inbox;
}

it('joins pages of which one follows on the other, up to a limit, until the cursor has passed them', () => {
  const inbox = anInbox(aPage(0, 2), aPage(2, 3), aPage(4, 5));
  expect(inbox.take(from(0), 10)).toEqual({ log: LOG, facts: facts(0, 3), next: at(3) });
  expect(inbox.take(from(0), 2)).toEqual({ log: LOG, facts: facts(0, 2), next: at(2) });
  expect(inbox.take(from(2), 10)).toEqual({ log: LOG, facts: facts(2, 3), next: at(3) });
  expect(inbox.take(from(3), 10)).toBe('missed');
  expect(inbox.take(from(5), 10)).toBeNull();
});

it('says that something was missed where a page without facts stands behind the cursor', () => {
  expect(anInbox(aPage(4, 4)).take(from(3), 10)).toBe('missed');
  expect(anInbox(aPage(3, 3)).take(from(3), 10)).toBeNull();
});

it('gives nothing of another log, nor anything to one who knows of no log yet', () => {
  const inbox = anInbox(aPage(0, 1, OTHER), aPage(0, 1));
  expect(inbox.take(from(0), 10)).toBe('missed');
  expect(inbox.take(from(0), 10)).toMatchObject({ log: LOG, facts: facts(0, 1) });
  expect(anInbox(aPage(0, 1)).take(from(0, null), 10)).toBe('missed');
});

it('lets one who goes back behind what it has dropped miss that', () => {
  const inbox = anInbox(aPage(0, 2));
  expect(inbox.take(from(2), 10)).toBeNull();
  expect(inbox.take(from(1), 10)).toBe('missed');
});

it('forgets what claims more than the log has, and that it was told so', () => {
  const inbox = anInbox(aPage(8, 9));
  expect(inbox.take(from(3), 10)).toBe('missed');
  inbox.dropFalse(inbox.length, from(5));
  expect(inbox.take(from(5), 10)).toBeNull();
  expect(inbox.aliveFor(LOG)).toBeLessThanOrEqual(0);
});

it('is alive for a while after the last page, for the log that it was of', () => {
  let now = 0;
  const inbox = new PageInbox(() => now);
  expect(inbox.aliveFor(LOG)).toBeLessThanOrEqual(0);
  void inbox.put(aPage(0, 0), never);
  now = SILENCE_MS - 1;
  expect(inbox.aliveFor(LOG)).toBe(1);
  expect(inbox.aliveFor(OTHER)).toBeLessThanOrEqual(0);
  now = SILENCE_MS;
  expect(inbox.aliveFor(LOG)).toBeLessThanOrEqual(0);
});

it.each([
  ['pages', 200, 1],
  ['facts', 4, 250],
])('lets no more in than it has room for, by %s', async (_, pages, length) => {
  const inbox = anInbox(...Array.from({ length: pages - 1 }, (_one, nth) => aPage(nth * length, (nth + 1) * length)));
  let isIn = false;
  const last = inbox.put(aPage((pages - 1) * length, pages * length), never).then(() => (isIn = true));
  await new Promise(setImmediate);
  expect(isIn).toBe(false);
  inbox.take(from(length), 10);
  await last;
});

it('reads of a text only what is a page', () => {
  expect(fromText(toText(aPage(0, 2)))).toEqual(aPage(0, 2));
  for (const text of [
    '',
    '{}',
    'null',
    toText({ ...aPage(0, 2), next: at(3) }),
    toText({ ...aPage(1, 1), next: at(2) }),
  ])
    expect(fromText(text)).toBeNull();
});

const LENGTH = 30;
const stretches = fc.tuple(fc.nat(LENGTH), fc.nat(LENGTH)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const pages = fc.tuple(stretches, fc.integer({ min: 0, max: 9 })).map(([[after, to], odd]) => {
  if (odd === 0) return aPage(after, to, OTHER);
  // The stream may also announce facts beyond the end of the log.
  return odd === 1 ? aPage(after + LENGTH, to + LENGTH + 1) : aPage(after, to);
});

it('gives each fact once and in order, whatever the stream loses, doubles and mixes up, where what is missed is read from the log', () => {
  fc.assert(
    fc.property(fc.array(pages, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), (sent, limit) => {
      const inbox = new PageInbox();
      const applied: Fact[] = [];
      let cursor = 0;
      const follow = () => {
        for (let told = inbox.take(from(cursor), limit); told; told = inbox.take(from(cursor), limit)) {
          const known = inbox.length;
          const isRead = told === 'missed';
          const end = Math.min(cursor + limit, LENGTH);
          const page = told === 'missed' ? { facts: facts(cursor, end), next: at(end) } : told;
          if (isRead && page.facts.length < limit) inbox.dropFalse(known, { log: LOG, position: page.next });
          applied.push(...page.facts.filter(({ seq }) => seq <= LENGTH));
          cursor = Number(page.next.split('.')[0]);
          if (cursor > LENGTH) return;
        }
      };
      for (const page of sent) {
        void inbox.put(page, never);
        follow();
        if (cursor > LENGTH) break;
      }
      const reached = Math.min(cursor, LENGTH);
      expect(applied).toEqual(facts(0, reached));
      const honest = sent.filter(({ log, next }) => log === LOG && Number(next.split('.')[0]) <= LENGTH);
      if (cursor <= LENGTH)
        expect(cursor).toBeGreaterThanOrEqual(Math.max(0, ...honest.map(({ next }) => Number(next.split('.')[0]))));
    }),
  );
});
