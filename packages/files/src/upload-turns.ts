import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { OwnerPlaces } from './owner-places.js';
import { TakenOver, TooManyUploads } from './upload.errors.js';

/** The exclusive right to continue an upload. */
export interface Turn {
  /** Aborted when another request takes over. */
  signal: AbortSignal;
  end(): void;
}

interface RunningTurn {
  aborter: AbortController;
  ended: Promise<void>;
}

/** The turns of uploads in this process. The later of two senders continues, because the earlier connection may be dead. */
@Injectable()
export class UploadTurns {
  private readonly running = new Map<string, RunningTurn>();

  /**
   * Ends the current turn of the upload, and waits until its received bytes are recorded.
   * @throws TakenOver (409) if a newer request has come in the meantime
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

/** Limits concurrent uploads separately from other requests, because they hold their slots for minutes. */
@Injectable()
export class UploadPlaces extends OwnerPlaces {
  constructor(@Inject(CONFIG) config: ServiceConfig) {
    super(
      () => ({ inAll: config.files.uploadsAtOnce, perOwner: config.files.uploadsAtOncePerOwner }),
      () => new TooManyUploads(),
    );
  }
}
