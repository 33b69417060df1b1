import { Injectable } from '@nestjs/common';
import { Checkpoints } from '../checkpoint/checkpoints.service.js';
import { Collector } from '../collecting/collector.js';
import { type BookWanted, type Gathered, Materials } from './materials.js';

/** Gathers the other services' answers about a vehicle, the bytes of the files in them, and the signed head of its journal. */
@Injectable()
export class Gathering extends Materials {
  constructor(
    private readonly collector: Collector,
    private readonly checkpoints: Checkpoints,
  ) {
    super();
  }

  async gather(
    { owner, vehicleId, options, issuedOn }: BookWanted,
    folder: string,
    tell: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<Gathered> {
    const { book, files, records } = await this.collector.book(owner, vehicleId, options, issuedOn);
    signal.throwIfAborted();
    const journal = await this.checkpoints.forBook(owner, vehicleId, records);
    signal.throwIfAborted();
    await this.collector.fetchFiles(owner, files, folder, (done, of) => {
      // The file that is on its way comes whole; the next one is not begun.
      signal.throwIfAborted();
      tell(done, of);
    });
    return { book, journal };
  }
}
