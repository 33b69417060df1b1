import { randomBytes } from 'node:crypto';
import { Random } from '../../../scripts/lib/seed/random.js';
import { register } from '../../src/api.js';
import { LISTS, SERVICES } from '../../src/fault-stack.js';
import { CutUpload } from '../lib/cut-upload.js';
import { historyOf } from '../lib/history.js';
import type { OrderedBook } from '../lib/ordered-books.js';
import type { SentPhoto } from '../lib/photos.js';
import { Refused } from '../lib/sender.js';
import { Writer, type Tally } from '../lib/world.js';

const PATIENCE_MS = 300_000;
const BETWEEN_TRIES_MS = 1_000;
const IMPORTED = 60;
/** Overdue since the car was a year old, whatever its mileage. */
const OVERDUE = {
  ...{ type: 'Regular Maintenance', recurrence_type: 'Total_Mileage' },
  ...{ recurrence_total_mileage: 900_000, recurrence_total_age: 12 },
};

export const WEBHOOK_TYPE = 'vehicle.created';
/** Prefix that identifies rows of an import. */
export const IMPORT_NAME = 'Import';

/** Acknowledged responses in addition to those in `Tally`. */
export interface Told {
  photos: SentPhoto[];
  books: OrderedBook[];
  /** Exports by id, with the photos acknowledged before the order. */
  exports: Map<number, readonly SentPhoto[]>;
  /** Names of events of acknowledged imports. */
  imported: string[];
  /** Names of overdue items. */
  overdue: string[];
  searches: number;
}

export interface PersonOptions {
  nth: number;
  address: string;
  seed: string;
  /** Bytes of a photo. Different bytes at the end make another photo of it. */
  picture: Buffer;
}

/** A person with a car, who does different things with pauses in between. */
export class Person {
  readonly told: Told = { photos: [], books: [], exports: new Map(), imported: [], overdue: [], searches: 0 };
  private readonly random: Random;

  private constructor(
    private readonly options: PersonOptions,
    readonly writer: Writer,
    readonly car: number,
  ) {
    this.random = new Random(`${options.seed} ${options.nth}`);
  }

  static async come(options: PersonOptions): Promise<Person> {
    const { nth, address } = options;
    const account = await register(address);
    const tries = { patienceMs: PATIENCE_MS, betweenMs: BETWEEN_TRIES_MS, signsInAgain: true };
    const writer = new Writer(`person ${nth},`, { address: () => address, ...tries }, account);
    const car = await writer.enterEmptyCar();
    await writer.sender.write('PUT', '/api/reminders', { frequency: 'daily' });
    return new Person(options, writer, car);
  }

  get tally(): Tally {
    return this.writer.tally;
  }

  get owner() {
    return { ...this.writer.account, address: this.options.address, vehicle: this.car };
  }

  /** Does one thing after the other until told to stop, and finishes what has begun. */
  async liveUntil(stop: AbortSignal, think: (share: number) => Promise<void>): Promise<void> {
    await think(this.random.next());
    while (!stop.aborted) {
      await this.writer.take(() => this.deed()());
      await think(this.random.between(0.2, 1.8));
    }
  }

  /** Selects an action by its frequency per thousand. */
  private deed(): () => Promise<unknown> {
    const deeds: [number, () => Promise<unknown>][] = [
      [431, () => this.writer.enterCar()],
      [320, () => this.look()],
      [90, () => this.addTrackDay()],
      [70, () => this.sendPhoto()],
      [60, () => this.addOverdue()],
      [20, () => this.importHistory()],
      [3, () => this.orderBook()],
      [6, () => this.orderExport()],
    ];
    let left = this.random.between(0, 1_000);
    return (deeds.find(([often]) => (left -= often) < 0) ?? deeds[0]!)[1];
  }

  private async look(): Promise<void> {
    this.told.searches += 1;
    await Promise.all([
      this.writer.sender.try({ path: LISTS[this.random.of(SERVICES)] }),
      this.writer.sender.try({ path: '/api/vehicles?search=fulvia' }),
      this.writer.sender.try({ path: '/api/service/events?search=person&limit=20' }),
    ]);
  }

  private async addTrackDay(): Promise<void> {
    const day = { vehicle_id: this.car, event_date: '2024-07-14' };
    await this.writer.create('track_days', '/api/track-days', day, 'track_name');
  }

  private async sendPhoto(): Promise<void> {
    const bytes = Buffer.concat([this.options.picture, randomBytes(16)]);
    const upload = new CutUpload(this.owner, bytes, { vehicle_id: String(this.car) });
    await upload.send().catch((error: Error) => {
      throw new Refused(error.message);
    });
    this.told.photos.push(upload.photo());
  }

  private async addOverdue(): Promise<void> {
    const { sender } = this.writer;
    const name = `Care ${this.options.nth}-${this.told.overdue.length + 1}`;
    const template = await sender.create('/api/service-event-templates', { ...OVERDUE, name });
    await sender.create('/api/service-schedules', { vehicle_id: this.car, name, template_ids: [template] });
    this.told.overdue.push(name);
  }

  private async importHistory(): Promise<void> {
    const batch = crypto.randomUUID();
    const prefix = `${IMPORT_NAME} ${batch}`;
    const rows = historyOf(this.car, 0, IMPORTED).map((row, nth) => ({ ...row, name: `${prefix}, ${nth}` }));
    await this.writer.sender.write('POST', `/api/imports/history?batch=${batch}&file_name=history.csv`, rows);
    this.told.imported.push(...rows.map(({ name }) => name));
  }

  private async orderBook(): Promise<void> {
    const id = await this.writer.sender.create('/api/dossiers', { vehicle_id: this.car });
    this.told.books.push({ owner: this.owner, id });
  }

  private async orderExport(): Promise<void> {
    const photos = [...this.told.photos];
    const id = await this.writer.sender.create('/api/exports', {});
    if (!this.told.exports.has(id)) this.told.exports.set(id, photos);
  }
}
