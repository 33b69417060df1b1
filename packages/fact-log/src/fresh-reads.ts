import type { FactLog } from './fact-log.js';
import type { FactSource } from './fact-source.js';
import type { FactPosition } from './fact.js';
import type { FollowedPositions } from './followed-positions.js';
import { fromHeader, type LogPosition, toHeader } from './log-position.js';

/** Waits until this service has applied a reader's writes in other services, and the effects there of the reader's writes here. */
export class FreshReads {
  /** Maximum wait of a read, in milliseconds. */
  patienceMs = 1_000;

  constructor(
    readonly service: string,
    private readonly followed: FollowedPositions,
    private readonly log: Pick<FactLog, 'lastToldFor'>,
    /** The producers that this service follows. */
    private readonly sources: () => ReadonlyMap<string, FactSource>,
  ) {}

  follows(service: string): boolean {
    return this.sources().has(service);
  }

  /** Tells whether the log of `place` was followed to that position within `ms`. */
  async reached(place: LogPosition, ms: number): Promise<boolean> {
    // A database failure is left to the read itself.
    return this.followed.reach(place, ms).catch(() => false);
  }

  /** The services of `places` whose logs were not followed that far within `ms`. Services that this one does not follow are ignored. */
  async behind(places: readonly LogPosition[], ms: number): Promise<string[]> {
    const wanted = places.filter(({ service }) => this.follows(service));
    const reached = await Promise.all(wanted.map((place) => this.reached(place, ms)));
    return wanted.filter((_, index) => !reached[index]).map(({ service }) => service);
  }

  /** The services whose effects of this service's facts up to `place` were not published there, or not applied here, within `ms`. */
  async behindWithEffects(place: LogPosition, ms: number): Promise<string[]> {
    const end = Date.now() + ms;
    const sources = [...this.sources().values()];
    const behind = sources.map(async (source) => {
      const told = await source.endAfter(toHeader(place), ms).catch(() => null);
      if (!told || told.behind) return [source.producer];
      return this.behind(fromHeader(told.end ?? ''), Math.max(0, end - Date.now()));
    });
    return (await Promise.all(behind)).flat();
  }

  /**
   * Returns the position in this service's log of the facts that `places` made it publish for the person, if another instance may have published them.
   * Otherwise null.
   */
  async toldElsewhere(ownerId: number, places: readonly LogPosition[]): Promise<string | null> {
    const isOwn = places.every((place) => !this.follows(place.service) || this.followed.isOwn(place));
    const told = isOwn ? null : await this.log.lastToldFor(ownerId).catch(() => null);
    return told && this.placeOf(told);
  }

  placeOf({ log, position }: { log: string; position: FactPosition }): string {
    return toHeader({ service: this.service, log, position });
  }
}
