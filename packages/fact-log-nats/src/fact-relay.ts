import { type FactLog, type FactPosition, isAfter, type RelayState } from '@carnet/fact-log';
import { type Database, Leadership, type PgSession } from '@carnet/pg';
import { BackOff, type Log, pause } from '@carnet/runtime';
import { BEAT_MS, type PageStream, type SentPage, toText } from './page-stream.js';
import { RelayPosition } from './relay-position.js';

const PAGE = 500;
const KEEP_MS = 1_000;
/** Maximum pause after a page that was not full, per fact on it. With many facts, a pause makes pages larger and each fact cheaper. */
const BREATH_MS = 5;
const LONGEST_BREATH_MS = 25;

interface Place {
  log: string;
  position: FactPosition;
}

/**
 * Sends the service's own log to NATS, page by page, one at a time. Only one instance of a service does so. Followers do not depend on it: where a page is
 * missing, they read the log itself.
 */
export class FactRelay {
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private readonly leadership: Leadership;
  private readonly kept: RelayPosition;
  private readonly backOff = new BackOff(100, 2_000);
  private kind: RelayState['state'] = 'stopped';
  private behindSince: number | null = null;
  private sentAt = 0;
  private keptAt = 0;
  private keptPosition: FactPosition | null = null;
  private life: Promise<void> | null = null;

  constructor(
    database: Database,
    session: PgSession,
    private readonly facts: FactLog,
    private readonly stream: PageStream,
    log: Log,
  ) {
    this.log = log.child({ context: 'FactRelay' });
    this.leadership = new Leadership(session, 'nats');
    this.kept = new RelayPosition(database);
  }

  get state(): RelayState {
    const { kind, behindSince } = this;
    const isHere = kind === 'sending' || kind === 'waiting';
    const lag = behindSince === null ? 0 : Math.max(0, Math.round((Date.now() - behindSince) / 1_000));
    return { state: kind, lagSeconds: isHere ? lag : null };
  }

  start(): void {
    this.life ??= this.live();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.life;
  }

  private async live(): Promise<void> {
    await this.leadership.terms(this.stopping.signal, {
      onWait: () => this.is('elsewhere'),
      lead: (term) => this.relay(term),
    });
    this.is('stopped');
  }

  /** Sends while this instance is the leader. */
  private async relay(term: AbortSignal): Promise<void> {
    let place: Place | null = null;
    while (!term.aborted) {
      try {
        place ??= await this.begin();
        place = await this.step(place, term);
        this.backOff.reset();
      } catch (error) {
        if (this.is('waiting')) this.log.warn(`Facts are not sent to NATS: ${(error as Error).message}`);
        this.behindSince ??= Date.now();
        await this.backOff.pause(term);
      }
    }
    if (place) await this.kept.keep(place).catch(() => undefined);
  }

  /**
   * Finds the position at which the last sender stopped. If the log was never sent, or was replaced, it starts with new facts only: followers read the older
   * ones over HTTP.
   */
  private async begin(): Promise<Place> {
    const kept = await this.kept.read();
    const { position } = await this.facts.end();
    const { log } = await this.facts.read(position, 1);
    return { log, position: kept?.log === log && isAfter(position, kept.position) ? kept.position : position };
  }

  private async step(place: Place, term: AbortSignal): Promise<Place> {
    const { log, facts, next } = await this.facts.read(place.position, PAGE);
    if (log !== place.log) return { log, position: (await this.facts.end()).position };
    const [first] = facts;
    if (first) this.behindSince = Date.parse(first.at);
    if (first || Date.now() - this.sentAt >= BEAT_MS) await this.send({ log, facts, after: place.position, next });
    if (this.is('sending')) this.log.info('Sending facts to NATS');
    if (facts.length < PAGE) this.behindSince = null;
    await this.keep({ log, position: next });
    if (!first) await this.facts.wait(next, Math.max(1, this.sentAt + BEAT_MS - Date.now()), term);
    else if (facts.length < PAGE) await pause(Math.min(facts.length * BREATH_MS, LONGEST_BREATH_MS), term);
    return { log, position: next };
  }

  private async send(page: SentPage): Promise<void> {
    const { facts, next } = page;
    if (Buffer.byteLength(toText(page)) > this.stream.maxBytes && facts.length > 1) {
      const half = Math.ceil(facts.length / 2);
      const middle = facts[half - 1]!.position;
      await this.send({ ...page, facts: facts.slice(0, half), next: middle });
      await this.send({ ...page, facts: facts.slice(half), after: middle });
      return;
    }
    const isTooLong = Buffer.byteLength(toText(page)) > this.stream.maxBytes;
    // Followers notice that this fact is missing, and read it over HTTP.
    await this.stream.send(isTooLong ? { ...page, facts: [], after: next } : page);
    this.sentAt = Date.now();
  }

  /** Stores the position now and then, and once more at the end. */
  private async keep(place: Place): Promise<void> {
    if (place.position === this.keptPosition || Date.now() - this.keptAt < KEEP_MS) return;
    await this.kept.keep(place);
    this.keptAt = Date.now();
    this.keptPosition = place.position;
  }

  /** Sets the state; returns true if it changed. */
  private is(kind: RelayState['state']): boolean {
    const isNews = this.kind !== kind;
    this.kind = kind;
    return isNews;
  }
}
