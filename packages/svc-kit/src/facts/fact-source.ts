import type { Fact, FactPosition } from './fact.js';
import { ProducerAway } from './fact.errors.js';
import type { FactPage } from './fact-log.js';

/** How much longer than the producer was asked to wait an answer may take, in milliseconds. */
const GRACE_MS = 5_000;

/** A producer's log as others reach it: over HTTP, with the service token. */
export class FactSource {
  constructor(
    readonly producer: string,
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** The facts after a position; where there are none yet, waits up to `waitMs` for one. */
  async page(after: FactPosition, limit: number, waitMs: number, signal: AbortSignal): Promise<FactPage> {
    const page = await this.get<FactPage>(
      `/internal/facts?after=${after}&limit=${limit}&wait=${waitMs}`,
      waitMs + GRACE_MS,
      signal,
    );
    if (typeof page?.log !== 'string' || !Array.isArray(page.facts)) throw this.away('answered no page of facts');
    return page;
  }

  /** The newest snapshot of a thing, or its tombstone; null where the producer never told of it. */
  async newest(kind: string, key: string, timeoutMs: number): Promise<Fact | null> {
    const path = `/internal/facts/${encodeURIComponent(kind)}/${encodeURIComponent(key)}`;
    const answer = await this.get<{ fact: Fact | null }>(path, timeoutMs);
    if (answer?.fact === undefined) throw this.away('answered no fact');
    return answer.fact;
  }

  /** @throws ProducerAway for whatever is not a 200 with JSON in time */
  private async get<T>(path: string, timeoutMs: number, signal?: AbortSignal): Promise<T> {
    const cut = new AbortController();
    const stop = () => cut.abort();
    const timer = setTimeout(stop, timeoutMs);
    signal?.addEventListener('abort', stop);
    try {
      if (signal?.aborted) throw this.away('was not asked');
      const headers = { 'x-internal-token': this.token, accept: 'application/json' };
      const response = await fetch(this.url + path, { headers, signal: cut.signal, redirect: 'error' });
      const text = await response.text();
      if (response.status !== 200) throw this.away(`answered ${response.status}`);
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
  const { message, cause } = error as { message?: string; cause?: { code?: string } };
  return `cannot be reached (${cause?.code ?? message ?? 'unknown'})`;
}
