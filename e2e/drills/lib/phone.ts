import { randomUUID } from 'node:crypto';
import type { Answer } from '../../src/api.js';
import { ApiError, type Body, type Entry, NO_ANSWER, OutboxEngine, type Saved } from './kit.js';
import type { Sender, Tries } from './sender.js';

/** A write as a form hands it over. */
export interface Written {
  method: 'POST' | 'PUT';
  path: string;
  body: Body;
  vehicle: number;
  /** The thing as it was read, where it is changed. */
  was?: Body & { version: number };
}

/** A write that has arrived, as the phone was told. */
export interface Arrived {
  id: string;
  thing: number;
}

/** A phone with the outbox of pages. Its disk is its own: two phones of one person have nothing in common but the account. */
export class Phone {
  /** By the ids of its entries, in the order in which they were written. */
  readonly written = new Map<string, Written>();
  readonly arrived: Arrived[] = [];
  /** The number of times that the person was asked which of two versions to take. */
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

  /** Without a network: it waits. */
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

  /** The person takes their own version wherever they are asked. @returns the number of entries that still wait */
  look(): number {
    for (const { id, body } of this.kept.filter(({ state }) => state === 'stale')) {
      this.compared += 1;
      // All else is sent after that: nobody waits for it.
      void this.engine.settle(id, Object.keys(body));
    }
    return this.kept.length;
  }

  /** Entries that ask the person for more than which of two versions to take. */
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
