import { withClient } from '@carnet/embedded-pg';
import type { Client } from 'pg';
import { pause } from '../../../scripts/lib/processes.js';
import { call } from '../../src/api.js';
import type { Service } from '../../src/fault-stack.js';
import { until } from '../../src/until.js';
import type { Owner } from './garage.js';

/** Services with copies of vehicles. */
const FOLLOWERS: readonly Service[] = ['identity', 'service', 'records', 'dossier'];
const BETWEEN_MS = 200;
const PATIENCE_MS = 120_000;

/** Renames a car repeatedly, and measures the time from each acknowledgement until all followers' copies have the new name. */
export class Lateness {
  private readonly stopping = new AbortController();
  private readonly life: Promise<void>;
  private times: number[] = [];

  constructor(
    private readonly owner: Owner,
    databaseOf: (service: Service) => string,
  ) {
    this.life = withClients(FOLLOWERS.map(databaseOf), (clients) => this.live(clients));
    this.life.catch(() => undefined); // Reported by `end`.
  }

  /** Times since the last call, in ms. Waits for the name that is on its way. */
  async taken(): Promise<number[]> {
    const known = this.times.length;
    await Promise.race([this.life, until('a name has come', () => this.times.length > known, PATIENCE_MS)]);
    return this.times.splice(0);
  }

  async end(): Promise<void> {
    this.stopping.abort();
    await this.life;
  }

  private async live(clients: Client[]): Promise<void> {
    for (let nth = 1; !this.stopping.signal.aborted; nth += 1) {
      const name = `Name ${nth}`;
      await this.rename(name);
      const from = Date.now();
      await until(`all followers know "${name}"`, () => this.isKnownTo(clients, name), PATIENCE_MS);
      this.times.push(Date.now() - from);
      await pause(BETWEEN_MS);
    }
  }

  private async rename(nickname: string): Promise<void> {
    const { address, token, vehicle } = this.owner;
    const path = `/api/vehicles/${vehicle}`;
    const answer = await call({ method: 'PUT', path, token, address, body: { nickname } });
    if (answer.status !== 200) throw new Error(`PUT ${path} answers ${answer.status}: ${answer.text}`);
  }

  private async isKnownTo(clients: Client[], name: string): Promise<boolean> {
    const sql = 'select 1 from vehicle_copies where id = $1 and nickname = $2';
    for (const client of clients)
      if ((await client.query(sql, [this.owner.vehicle, name])).rowCount === 0) return false;
    return true;
  }
}

function withClients<T>(urls: string[], work: (clients: Client[]) => Promise<T>, open: Client[] = []): Promise<T> {
  const [url, ...others] = urls;
  return url === undefined ? work(open) : withClient(url, (client) => withClients(others, work, [...open, client]));
}
