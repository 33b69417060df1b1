import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { Checkpoints } from '../checkpoint/checkpoints.service.js';
import { handoversIn } from '../checkpoint/book-journal.js';
import { Collector } from '../collecting/collector.js';
import { dayIn } from '../collecting/day.rules.js';
import type { Transfers } from '../model/book.js';
import { type KeptHistory, PassportImportsRepository } from '../passport-imports/passport-imports.repository.js';
import { type BookWanted, type Gathered, Materials } from './materials.js';

/** Collects the services' data about a vehicle, its files, and the signed head of its journal. */
@Injectable()
export class Gathering extends Materials {
  constructor(
    private readonly collector: Collector,
    private readonly checkpoints: Checkpoints,
    private readonly imports: PassportImportsRepository,
    private readonly database: Database,
  ) {
    super();
  }

  async gather(
    { owner, vehicleId, options, issuedOn }: BookWanted,
    folder: string,
    tell: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<Gathered> {
    const { book, files, records, timeZone } = await this.collector.book(owner, vehicleId, options, issuedOn);
    signal.throwIfAborted();
    const journal = await this.checkpoints.forBook(owner, vehicleId, records);
    signal.throwIfAborted();
    const handedOver = handoversIn(journal).map((moment) => dayIn(timeZone, moment));
    const transfers = await this.transfersOf(owner, vehicleId, { handedOver, timeZone });
    await this.collector.fetchFiles(owner, files, folder, (done, of) => {
      // A download in progress is finished; the next one does not start.
      signal.throwIfAborted();
      tell(done, of);
    });
    return { book: { ...book, transfers }, journal };
  }

  private async transfersOf(
    owner: OwnerId,
    vehicleId: number,
    { handedOver, timeZone }: { handedOver: string[]; timeZone: string },
  ): Promise<Transfers | null> {
    const history = await this.imports.history(this.database, owner, vehicleId);
    if (history === null && handedOver.length === 0) return null;
    return { passport: history && takenPassport(history, timeZone), handedOver };
  }
}

const takenPassport = (
  { parts, issued_on, came_at }: KeptHistory,
  timeZone: string,
): NonNullable<Transfers['passport']> => ({
  issuedOn: issued_on,
  takenInOn: dayIn(timeZone, came_at),
  parts: parts.map(({ key, size }) => ({ name: nameOfKey(key), key, entries: size })),
});

/** A key begins with the name of its installation. */
const nameOfKey = (key: string): string => key.split('+')[0]!;
