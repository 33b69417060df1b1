import { randomUUID } from 'node:crypto';
import type { Answer } from '../../src/api.js';
import { ApiError, type Body, type Entry, NO_ANSWER, OutboxEngine, type Saved } from './kit.js';
import type { Sender, Tries } from './sender.js';

/** A write as a form passes it to the outbox. */
export interface Written {
  method: 'POST' | 'PUT';
  path: string;
  body: Body;
  vehicle: number;
  /** The record as fetched, if the write changes it. */
  was?: Body & { version: number };
}

/** A write that has arrived, as reported to the phone. */
export interface Arrived {
  id: string;
  thing: number;
}

/** A phone with the pages' outbox. Each has its own storage: two phones of one person share only the account. */
export class Phone {
  /** Writes by entry id, in the order of writing. */
  readonly written = new Map<string, Written>();
  readonly arrived: Arrived[] = [];
  /** Number of times that the person had to choose between two versions. */
  compared = 0;
  readonly engine: OutboxEngine;
  private kept: readonly Entry[] = [];

  constructor(private readonly sender: Sender) {
    this.engine = new OutboxEngine({
      person: 1,
      shelf: {
        read: async () => this.kept,
        update: async (_, change) => (this.kept = structuredClone(change(this.kept))),
        things: async () => new Map(),
        noteThings: async () => undefined,
        forget: async () => void (this.kept = []),
      },
      send: (entry) => this.send(entry),
      alone: (work) => work(),
      now: Date.now,
      random: Math.random,
      clockOff: () => null,
      isSignedIn: () => true,
      isBeingChanged: () => false,
      later: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      publish: () => undefined,
      goneElsewhere: () => undefined,
      arrived: async ({ id, thing }) => void this.arrived.push({ id, thing: thing ?? 0 }),
    });
  }

  get noted(): Tries {
    return this.sender.noted;
  }

  /** Stores a write without a network, so that it waits. */
  async write(one: Written): Promise<void> {
    const { method, path, body, vehicle, was } = one;
    const key = method === 'POST' ? randomUUID() : null;
    const note = { kind: path, vehicle, title: path, list: '/', was };
    const entry = await this.engine.keep({
      method,
      path,
      body,
      key,
      ifMatch: was?.version ?? null,
      note,
      tried: false,
    });
    this.written.set(entry.id, one);
  }

  /** Resolves every conflict with the person's own version. @returns number of entries that still wait */
  look(): number {
    for (const { id, body } of this.kept.filter(({ state }) => state === 'stale')) {
      this.compared += 1;
      // Not awaited, because it also sends all other entries.
      void this.engine.settle(id, Object.keys(body));
    }
    return this.kept.length;
  }

  /** Entries that need more from the person than the choice of a version. */
  get refused(): string[] {
    return this.kept
      .filter(({ state }) => state === 'refused' || state === 'old')
      .map(({ method, path, problem }) => `${method} ${path}: ${problem}`);
  }

  private async send({ method, path, body, key, ifMatch }: Entry): Promise<Saved> {
    const headers = {
      'x-outbox': '1',
      ...(key && { 'idempotency-key': key }),
      ...(ifMatch !== null && { 'if-match': `"${ifMatch}"` }),
    };
    const answer = await this.sender.try({ method, path, body, headers });
    if (answer === null) throw new ApiError('No line', NO_ANSWER);
    if (answer.status >= 300) throw failureOf(answer);
    return answer.json<Saved>();
  }
}

function failureOf({ status, text, headers }: Answer): ApiError {
  const answer = JSON.parse(text.startsWith('{') ? text : '{}') as { msg?: string };
  const wait = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return new ApiError(answer.msg ?? text, status, [], Number.isFinite(wait) ? wait : null, null, answer);
}
