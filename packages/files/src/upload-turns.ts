import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { OwnerPlaces } from './owner-places.js';
import { TakenOver, TooManyUploads } from './upload.errors.js';

/** Somebody's turn to go on with an upload. */
export interface Turn {
  /** Aborted when somebody else takes over. */
  signal: AbortSignal;
  end(): void;
}

interface RunningTurn {
  aborter: AbortController;
  ended: Promise<void>;
}

/** Turns of uploads in this process: the later of two senders goes on, since the earlier one's line may be dead. */
@Injectable()
export class UploadTurns {
  private readonly running = new Map<string, RunningTurn>();

  /**
   * Ends whoever goes on with the upload now, and waits until what has arrived is written down.
   * @throws TakenOver (409) where another one has come meanwhile
   */
  async take(upload: { owner_id: OwnerId; id: number }): Promise<Turn> {
    const name = `${upload.owner_id}-${upload.id}`;
    const before = this.running.get(name);
    const aborter = new AbortController();
    let ended!: () => void;
    const turn: RunningTurn = { aborter, ended: new Promise((resolve) => (ended = resolve)) };
    this.running.set(name, turn);
    const end = (): void => {
      if (this.running.get(name) === turn) this.running.delete(name);
      ended();
    };
    before?.aborter.abort();
    await before?.ended;
    if (aborter.signal.aborted) {
      end();
      throw new TakenOver();
    }
    return { signal: aborter.signal, end };
  }
}

/** Counts uploads that arrive at the same time, apart from other requests: they hold their places for minutes. */
@Injectable()
export class UploadPlaces extends OwnerPlaces {
  constructor(@Inject(CONFIG) config: ServiceConfig) {
    super(
      () => ({ inAll: config.files.uploadsAtOnce, perOwner: config.files.uploadsAtOncePerOwner }),
      () => new TooManyUploads(),
    );
  }
}
