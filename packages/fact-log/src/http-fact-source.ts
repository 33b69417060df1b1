import { HttpClient } from '@carnet/rest';
import type { CursorState } from './fact-cursor.js';
import type { FactPage } from './fact-log.js';
import type { EndAfter, FactSource } from './fact-source.js';
import { ProducerAway } from './fact.errors.js';
import type { Fact } from './fact.js';

/** Extra time for an answer beyond the requested wait, in milliseconds. */
const GRACE_MS = 5_000;
const GRACE_AFTER_MS = 100;

/** A producer's log over HTTP, with the service token. */
export class HttpFactSource implements FactSource {
  private readonly http: HttpClient;

  constructor(
    readonly producer: string,
    url: string,
    token: string,
  ) {
    this.http = new HttpClient(url, { 'x-internal-token': token, accept: 'application/json' });
  }

  async page({ position }: CursorState, limit: number, waitMs: number, signal: AbortSignal): Promise<FactPage> {
    const path = `/internal/facts?after=${position}&limit=${limit}&wait=${waitMs}`;
    const page = await this.get<FactPage>(path, waitMs + GRACE_MS, signal);
    if (typeof page?.log !== 'string' || !Array.isArray(page.facts)) throw this.away('answered no page of facts');
    return page;
  }

  async newest(kind: string, key: string, timeoutMs: number): Promise<Fact | null> {
    const path = `/internal/facts/${encodeURIComponent(kind)}/${encodeURIComponent(key)}`;
    const answer = await this.get<{ fact: Fact | null }>(path, timeoutMs);
    if (answer?.fact === undefined) throw this.away('answered no fact');
    return answer.fact;
  }

  async endAfter(place: string, timeoutMs: number): Promise<EndAfter> {
    const path = `/internal/facts/end?after=${encodeURIComponent(place)}&wait=${timeoutMs}`;
    const { end = null, behind = false } = await this.get<Partial<EndAfter>>(path, timeoutMs + GRACE_AFTER_MS);
    return { end, behind };
  }

  close(): void {
    this.http.close();
  }

  /** @throws ProducerAway unless a 200 with JSON arrives in time */
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
