import { randomUUID } from 'node:crypto';
import { pause } from '../../../scripts/lib/processes.js';
import { call, register, type Account, type Answer } from '../../src/api.js';

/** An acknowledged write: where it lies, and what it is called there. */
export interface Kept {
  table: 'collections' | 'vehicles' | 'parts' | 'service_events' | 'issues';
  id: number;
  name: string;
}

export interface Tally {
  kept: Kept[];
  /** Events that were acknowledged as completed. */
  completed: number[];
  /** People who were told that they are in. */
  people: Account[];
  tries: number;
  unanswered: number;
  away: number;
  /** Answers of 5xx other than 503. */
  faults: string[];
  /** Writes that were refused, which none should be. */
  refused: string[];
}

const PATIENCE_MS = 120_000;
const BETWEEN_TRIES_MS = 100;
const MILES = 41_234;

class Refused extends Error {}

/** One who enters things without end, each tried until it is acknowledged with one `Idempotency-Key`, as the screens do. */
export class Writer {
  readonly tally: Tally = {
    kept: [],
    completed: [],
    people: [],
    tries: 0,
    unanswered: 0,
    away: 0,
    faults: [],
    refused: [],
  };
  private round = 0;

  constructor(
    private readonly name: string,
    private readonly address: () => string,
    private readonly account: Account,
  ) {}

  get token(): string {
    return this.account.token;
  }

  /** Writes until told to stop, and finishes what it has begun. */
  async writeUntil(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      this.round += 1;
      try {
        await this.enterCar();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.tally.refused.push(error.message);
      }
    }
  }

  /** A collection, a car in it, two parts, a service event that uses them, and an issue that it solved. */
  private async enterCar(): Promise<void> {
    const collection = await this.create('collections', '/api/collections', {});
    const car = { collection_id: collection, type: 'Car', model: 'Fulvia', year: 1971 };
    const vehicle = await this.create('vehicles', '/api/vehicles', car, 'make');
    const parts = [
      await this.create('parts', '/api/parts', { vehicle_id: vehicle }),
      await this.create('parts', '/api/parts', { vehicle_id: vehicle }),
    ];
    const event = await this.create('service_events', '/api/service/events', {
      vehicle_id: vehicle,
      type: 'Repair',
      status: 'Upcoming',
      date_performed: '2024-05-01',
      mileage_at_service: MILES,
      parts: parts.map((id) => ({ id })),
    });
    await this.write('PUT', `/api/service/events/${event}/status`, { status: 'Completed' });
    this.tally.completed.push(event);
    await this.create('issues', '/api/issues', { vehicle_id: vehicle, service_event_ids: [event] }, 'title');
    if (this.round % 3 === 0) await this.bringSomebody();
  }

  private async create(table: Kept['table'], path: string, body: object, nameField = 'name'): Promise<number> {
    const name = `${this.name} ${this.tally.kept.length + 1}`;
    const { id } = (await this.write('POST', path, { ...body, [nameField]: name })).json<{ id: number }>();
    this.tally.kept.push({ table, id, name });
    return id;
  }

  /** A registration whose answer is lost may have been stored; who is told so signs in. */
  private async bringSomebody(): Promise<void> {
    const account = await register(this.address()).catch(() => null);
    if (account) this.tally.people.push(account);
  }

  private async write(method: string, path: string, body: object): Promise<Answer> {
    const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(BETWEEN_TRIES_MS)) {
      const answer = await this.try({ method, path, body, headers });
      if (!answer) continue;
      if (answer.status < 300) return answer;
      if (answer.status < 500) throw new Refused(`${method} ${path} answers ${answer.status}: ${answer.text}`);
      if (answer.status === 503) this.tally.away += 1;
      else this.tally.faults.push(`${method} ${path} answers ${answer.status}: ${answer.text}`);
    }
    throw new Refused(`${method} ${path} was not taken within ${PATIENCE_MS / 1000} s`);
  }

  private async try(request: { method: string; path: string; body: object; headers: Record<string, string> }) {
    this.tally.tries += 1;
    try {
      return await call({ ...request, token: this.account.token, address: this.address() });
    } catch {
      this.tally.unanswered += 1; // nobody knows whether it was stored
      return null;
    }
  }
}

/** What each car that `Writer` entered must have come to. */
export const milesOf = MILES;

/** Writers with an account each. */
export const writers = (count: number, address: () => string): Promise<Writer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, nth) => new Writer(`writer ${nth},`, address, await register(address()))),
  );

export function together(all: Writer[]): Tally {
  const tallies = all.map(({ tally }) => tally);
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0);
  return {
    kept: tallies.flatMap(({ kept }) => kept),
    completed: tallies.flatMap(({ completed }) => completed),
    people: tallies.flatMap(({ people }) => people),
    tries: sum(({ tries }) => tries),
    unanswered: sum(({ unanswered }) => unanswered),
    away: sum(({ away }) => away),
    faults: tallies.flatMap(({ faults }) => faults),
    refused: tallies.flatMap(({ refused }) => refused),
  };
}
