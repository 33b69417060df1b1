import { register, type Account } from '../../src/api.js';
import { allTries, noTries, Refused, Sender, type SenderOptions, type Tries } from './sender.js';

/** An acknowledged write: its table and its name. */
export interface Kept {
  table: 'collections' | 'vehicles' | 'parts' | 'service_events' | 'issues' | 'track_days' | 'fill_ups';
  id: number;
  name: string;
}

export interface Tally extends Tries {
  kept: Kept[];
  /** Events that were acknowledged as completed. */
  completed: number[];
  /** People whose registration was acknowledged. */
  people: Account[];
}

const MILES = 41_234;

/** A person who writes without end. Each write is repeated with one `Idempotency-Key` until it is acknowledged, like the pages do. */
export class Writer {
  readonly tally: Tally = { ...noTries(), kept: [], completed: [], people: [] };
  readonly sender: Sender;
  private round = 0;

  constructor(
    private readonly name: string,
    options: SenderOptions,
    readonly account: Account,
  ) {
    this.sender = new Sender(options, account, this.tally);
  }

  get token(): string {
    return this.account.token;
  }

  /** Writes until told to stop, and finishes what has begun. */
  async writeUntil(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) await this.take(() => this.enterCar());
  }

  /** Runs some work and records a refusal. */
  async take(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.tally.refused.push(error.message);
    }
  }

  /** Creates a collection, a car, two parts, a service event that uses them, an issue that it resolved, and a fill-up. */
  async enterCar(): Promise<void> {
    this.round += 1;
    const vehicle = await this.enterEmptyCar();
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
    await this.sender.write('PUT', `/api/service/events/${event}/status`, { status: 'Completed' });
    this.tally.completed.push(event);
    await this.create('issues', '/api/issues', { vehicle_id: vehicle, service_event_ids: [event] }, 'title');
    const fuel = { filled_on: '2024-05-02', energy: 'petrol', amount: 40, unit: 'l' };
    await this.create('fill_ups', '/api/fill-ups', { vehicle_id: vehicle, ...fuel }, 'station');
    if (this.round % 3 === 0) await this.bringSomebody();
  }

  /** Creates a collection with a car. @returns the car's id */
  async enterEmptyCar(): Promise<number> {
    const collection = await this.create('collections', '/api/collections', {});
    const car = { collection_id: collection, type: 'Car', model: 'Fulvia', year: 1971 };
    return this.create('vehicles', '/api/vehicles', car, 'make');
  }

  /** @returns the id of the new record */
  async create(table: Kept['table'], path: string, body: object, nameField = 'name'): Promise<number> {
    const name = `${this.name} ${this.tally.kept.length + 1}`;
    const id = await this.sender.create(path, { ...body, [nameField]: name });
    this.tally.kept.push({ table, id, name });
    return id;
  }

  /** A registration without a response may have been stored. A person who gets that error signs in. */
  private async bringSomebody(): Promise<void> {
    const account = await register(this.sender.address).catch(() => null);
    if (account) this.tally.people.push(account);
  }
}

/** The final mileage of each car of `Writer`. */
export const milesOf = MILES;

/** Writers, each with a separate account. */
export const writers = (count: number, address: () => string): Promise<Writer[]> =>
  Promise.all(
    Array.from(
      { length: count },
      async (_, nth) => new Writer(`writer ${nth},`, { address }, await register(address())),
    ),
  );

export function together(all: readonly Pick<Writer, 'tally'>[]): Tally {
  const tallies = all.map(({ tally }) => tally);
  return {
    ...allTries(tallies),
    kept: tallies.flatMap(({ kept }) => kept),
    completed: tallies.flatMap(({ completed }) => completed),
    people: tallies.flatMap(({ people }) => people),
  };
}
