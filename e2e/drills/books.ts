import { say } from '../../scripts/lib/say.js';
import { FaultStack, LISTS, SERVICES } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import type { Owner } from './lib/garage.js';
import { none, same, seconds, told, type Drill, type Finding } from './lib/drill.js';
import {
  type BookState,
  countReady,
  delivered,
  leftFolders,
  orderBook,
  type OrderedBook,
  ownerWithPapers,
  strayFiles,
} from './lib/ordered-books.js';
import { otherThan, probe, statusesOf, type Probed } from './lib/probe.js';

const PEOPLE = 5;
const BOOKS_EACH = 2;
const BOOKS = PEOPLE * BOOKS_EACH;
/** Each part is killed once while a book is in each of these states. */
const AT: BookState[] = ['collecting', 'drawing', 'typesetting', 'sealing'];
const OTHERS = SERVICES.filter((name) => name !== 'dossier');
const MADE_WITHIN_MS = 600_000;
/** svc-dossier checks again after half a minute, and removes what a dead process has left. */
const REMOVED_WITHIN_MS = 90_000;

/** Kills svc-dossier and PostgreSQL with `kill -9` in every state of a book, among ten that were ordered at once. */
export const books: Drill = {
  name: 'books',
  title: `kill -9 of svc-dossier and of PostgreSQL while ${BOOKS} books are made`,
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      await countReady(stack);
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => ownerWithPapers(stack.address)));
      const hand = new Hand(stack);
      const ordered = await Promise.all(people.flatMap((owner) => Array<Owner>(BOOKS_EACH).fill(owner)).map(orderBook));
      say(`${ordered.length} books are ordered`);
      const answers = await whileProbed(stack, people[0]!.token, async () => {
        for (const state of AT) await hand.killServiceAt(state);
      });
      const answersThen = await whileProbed(stack, people[0]!.token, async () => {
        for (const state of AT) await hand.killDatabaseAt(state);
      });
      const killedLast = Date.now();
      await until('every book has ended', () => allEnded(stack), MADE_WITHIN_MS);
      const ended = Date.now() - killedLast;
      return {
        setUp:
          `${PEOPLE} people have ${BOOKS_EACH} books each made of cars with a photo and a paper, all ordered at once. A process for each ` +
          'service. svc-dossier is killed with the process of its book as soon as the database says that a book is in a state, once for ' +
          'each state; then PostgreSQL likewise, which stays away until the process of the book has ended, so that what it made finds nobody. ' +
          'A list of each other service is asked for five times a second. A trigger counts how often a book becomes ready. Bytes come ' +
          'through the gateway, and are given to the program of the page /verify.',
        findings: [
          told('states of a book at kills of svc-dossier, and of PostgreSQL', `${AT.join(', ')}; the same`),
          same('books that were acknowledged', BOOKS, ordered.length),
          told('until all have ended, after the last kill', seconds(ended)),
          ...(await whatCame(stack, ordered)),
          told('lists of other services while svc-dossier was killed', statusesOf(answers)),
          none(
            'of these other than 200',
            sum(answers, (one) => otherThan(one, 200)),
          ),
          told('the same while PostgreSQL was killed', statusesOf(answersThen)),
          none(
            'of these other than 200, or 503 with Retry-After and msg',
            sum(answersThen, (one) => otherThan(one, 200, 503) + one.wordless),
          ),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

/** Kills a part while a book is really being made in a state. Rows that a dead process has left in that state do not count. */
class Hand {
  private left = new Map<number, number>();

  constructor(private readonly stack: FaultStack) {}

  async killServiceAt(state: BookState): Promise<void> {
    await this.isMadeBy(state);
    await this.stack.without('dossier', () => this.remember());
    say(`svc-dossier was killed while a book was ${state}`);
  }

  async killDatabaseAt(state: BookState): Promise<void> {
    await this.isMadeBy(state);
    const isBusy = () => this.stack.childrenOf('dossier').length > 0;
    await this.stack.without('postgres', () => until('the process of the book has ended', () => !isBusy()));
    await this.remember();
    say(`PostgreSQL was killed while a book was ${state}`);
  }

  private isMadeBy(state: BookState): Promise<void> {
    const isMade = async () => {
      const rows = await versions(this.stack, state);
      return rows.some(({ id, version }) => this.left.get(id) !== version);
    };
    return until(`a book is ${state}`, isMade, MADE_WITHIN_MS);
  }

  /** Remembers the version of each book. Each step changes the version, so a book with the same version is not being made. */
  private async remember(): Promise<void> {
    const rows = await Promise.all(AT.map((state) => versions(this.stack, state)));
    this.left = new Map(rows.flat().map(({ id, version }) => [id, version]));
  }
}

const versions = (stack: FaultStack, state: BookState) =>
  stack.rows<{ id: number; version: number }>('dossier', 'select id, version from dossiers where state = $1', [state]);

async function allEnded(stack: FaultStack): Promise<boolean> {
  const open = await stack.rows('dossier', `select 1 from dossiers where state not in ('ready', 'failed')`);
  return open.length === 0;
}

async function whatCame(stack: FaultStack, ordered: readonly OrderedBook[]): Promise<Finding[]> {
  const { ready, failures, differing, doubtful, missingPages } = await delivered(ordered);
  const often = await stack.rows('dossier', 'select id from drill_ready group by id having count(*) <> 1');
  const rows = await stack.rows('dossier', 'select 1 from dossiers');
  const waiting = await stack.rows('dossier', 'select 1 from waiting_dossiers');
  const folders = await until('no folder is left', () => leftFolders(stack).length === 0, REMOVED_WITHIN_MS).then(
    () => 0,
    () => leftFolders(stack).length,
  );
  return [
    same('books that are ready', BOOKS, [ready, ...failures].join(', ')),
    none('books that became ready more than once', often.length),
    none('books that nobody ordered; jobs that are left', rows.length - ordered.length + waiting.length),
    none('books whose bytes are not what their SHA-256 says', differing),
    same('books that the verifier does not call unchanged', 0, doubtful.join(', ') || 0),
    none('pictures of first pages that cannot be shown', missingPages),
    none('files in the store that no book names', (await strayFiles(stack)).length),
    none('folders of books that are no longer being made', folders),
  ];
}

async function whileProbed(stack: FaultStack, token: string, work: () => Promise<void>): Promise<Probed[]> {
  const stop = new AbortController();
  const asking = OTHERS.map((name) => probe({ path: LISTS[name], token, address: stack.address }, stop.signal));
  try {
    await work();
  } finally {
    stop.abort();
  }
  return Promise.all(asking);
}

const sum = (all: readonly Probed[], count: (one: Probed) => number): number =>
  all.reduce((total, one) => total + count(one), 0);
