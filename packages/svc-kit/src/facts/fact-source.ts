import type { Fact, FactPosition } from './fact.js';
import { ProducerAway } from './fact.errors.js';
import type { FactPage } from './fact-log.js';
import { HttpClient } from './http-client.js';

/** How much longer than the producer was asked to wait an answer may take, in milliseconds. */
const GRACE_MS = 5_000;
const GRACE_AFTER_MS = 100;

/** A producer's answer to how far it has published the effects of another service's facts up to a place. */
export interface EndAfter {
  /** How far its log covers it; null where it does not follow that service, or has not come so far. */
  end: string | null;
  /** It follows that service, and has not come so far in time. */
  behind: boolean;
}

/** A producer's log as others reach it: over HTTP, with the service token. */
export class FactSource {
  private readonly http: HttpClient;

  constructor(
    readonly producer: string,
    url: string,
    token: string,
  ) {
    this.http = new HttpClient(url, { 'x-internal-token': token, accept: 'application/json' });
  }

  /** The facts after a position; where there are none yet, waits up to `waitMs` for one. */
  async page(after: FactPosition, limit: number, waitMs: number, signal: AbortSignal): Promise<FactPage> {
    const path = `/internal/facts?after=${after}&limit=${limit}&wait=${waitMs}`;
    const page = await this.get<FactPage>(path, waitMs + GRACE_MS, signal);
    if (typeof page?.log !== 'string' || !Array.isArray(page.facts)) throw this.away('answered no page of facts');
    return page;
  }

  /** The newest snapshot of a thing, or its tombstone; null where the producer never published it. */
  async newest(kind: string, key: string, timeoutMs: number): Promise<Fact | null> {
    const path = `/internal/facts/${encodeURIComponent(kind)}/${encodeURIComponent(key)}`;
    const answer = await this.get<{ fact: Fact | null }>(path, timeoutMs);
    if (answer?.fact === undefined) throw this.away('answered no fact');
    return answer.fact;
  }

  /** Waits until the producer has followed another service's log to `place`, and answers how far its own log reaches then. */
  async endAfter(place: string, timeoutMs: number): Promise<EndAfter> {
    const path = `/internal/facts/end?after=${encodeURIComponent(place)}&wait=${timeoutMs}`;
    const { end = null, behind = false } = await this.get<Partial<EndAfter>>(path, timeoutMs + GRACE_AFTER_MS);
    return { end, behind };
  }

  /** Lets the kept connections go. */
  close(): void {
    this.http.close();
  }

  /** @throws ProducerAway for whatever is not a 200 with JSON in time */
  private async get<T>(path: string, timeoutMs: number, signal?: AbortSignal): Promise<T> {
    const cut = new AbortController();
    const stop = () => cut.abort();
    const timer = setTimeout(stop, timeoutMs);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    try {
      const { status, text } = await this.http.fetch(path, cut.signal);
      if (status !== 200) throw this.away(`answered ${status}`);
      return JSON.parse(text) as T;
    } catch (error) {
      throw error instanceof ProducerAway ? error : this.away(reasonOf(error, cut.signal.aborted));
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  private away(reason: string): ProducerAway {
    return new ProducerAway(this.producer, reason);
  }
}

function reasonOf(error: unknown, cutShort: boolean): string {
  if (cutShort) return 'did not answer in time';
  const { message, code } = error as NodeJS.ErrnoException;
  return `cannot be reached (${code ?? message})`;
}
