import { randomUUID } from 'node:crypto';
import { pause } from '../../../scripts/lib/processes.js';
import { call } from '../../src/api.js';
import { LISTS } from '../../src/fault-stack.js';
import type { Owner } from './garage.js';

const PAUSE_MS = 20;

export interface Passed {
  reads: number;
  /** Reads with 503. */
  unavailable: number;
  /** Reads without a response, also after one retry: the gateway itself is down. */
  unanswered: number;
  /** Statuses other than 200 and 503. */
  otherwise: number[];
  /** Longest time in ms between two responses with 200, by domain. */
  away: Record<string, number>;
  written: number;
  failedTries: number;
}

/** One person's reads at every service, and creates that are repeated until they are accepted, like the pages do. */
export class Traffic {
  private readonly passed: Passed = {
    ...{ reads: 0, unavailable: 0, unanswered: 0, otherwise: [] },
    ...{ away: {}, written: 0, failedTries: 0 },
  };
  private readonly prefix = randomUUID();
  private hasEnded = false;
  private readonly lanes: Promise<void>[];

  private constructor(
    private readonly owner: Owner,
    lists: Record<string, string>,
  ) {
    const car = { vehicle_id: owner.vehicle };
    const readers = Object.entries(lists).map(([domain, path]) => this.read(domain, path));
    const writers = [
      this.write('/api/issues', (title) => ({ ...car, title })),
      this.write('/api/service/events', (name) => ({ ...car, name, type: 'Repair', status: 'Upcoming' })),
    ];
    this.lanes = [...readers, ...writers];
  }

  /** `lists`: a path of each domain that is read, by the domain's name. */
  static of(owner: Owner, lists: Record<string, string> = LISTS): Traffic {
    return new Traffic(owner, lists);
  }

  async end(): Promise<Passed> {
    this.hasEnded = true;
    await Promise.all(this.lanes);
    return this.passed;
  }

  /** Number of accepted writes that exist. Each has a unique name. */
  async found(): Promise<number> {
    const texts = await Promise.all(
      ['/api/issues', '/api/service/events'].map(async (path) => {
        const { address, token } = this.owner;
        return (await call({ address, token, path })).text;
      }),
    );
    return texts.flatMap((text) => [...text.matchAll(new RegExp(`${this.prefix} \\d+`, 'g'))]).length;
  }

  private async read(domain: string, path: string): Promise<void> {
    const { address, token } = this.owner;
    const statusOf = async () => (await call({ address, path, token })).status;
    let last = Date.now();
    this.passed.away[domain] = 0;
    while (!this.hasEnded) {
      // A kept connection may be closed while a request is sent. Browsers retry once then.
      const status = await statusOf().catch(() => statusOf().catch(() => 0));
      this.passed.reads += 1;
      if (status === 200) {
        this.passed.away[domain] = Math.max(this.passed.away[domain], Date.now() - last);
        last = Date.now();
      } else if (status === 503) this.passed.unavailable += 1;
      else if (status === 0) this.passed.unanswered += 1;
      else this.passed.otherwise.push(status);
      await pause(PAUSE_MS);
    }
  }

  private async write(path: string, bodyOf: (name: string) => object): Promise<void> {
    const { address, token } = this.owner;
    for (let nth = 0; !this.hasEnded; nth += 1) {
      const body = bodyOf(`${this.prefix} ${nth}`);
      const headers = { 'idempotency-key': randomUUID() };
      const isTaken = async () =>
        (await call({ method: 'POST', address, token, path, body, headers }).catch(() => null))?.status === 201;
      while (!(await isTaken())) {
        this.passed.failedTries += 1;
        await pause(PAUSE_MS * 5);
      }
      this.passed.written += 1;
      await pause(PAUSE_MS);
    }
  }
}
