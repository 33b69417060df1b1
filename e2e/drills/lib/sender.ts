import { randomUUID } from 'node:crypto';
import { pause } from '../../../scripts/lib/processes.js';
import { call, type Account, type Answer, type Call } from '../../src/api.js';

/** A failed attempt that is not the client's fault. */
export interface Failure {
  /** On the client's clock. */
  from: number;
  until: number;
  what: string;
  /** 0 for no response. */
  status: number;
  requestId: string | null;
  /** True if the response says what to do: `Retry-After` and a sentence. */
  saysSo: boolean;
}

/** Results of all attempts. */
export interface Tries {
  tries: number;
  unanswered: number;
  away: number;
  /** 5xx responses other than 503. */
  faults: string[];
  /** Refused writes. There should be none. */
  refused: string[];
  failures: Failure[];
  /** Number of sign-ins after a token had become invalid. */
  signIns: number;
}

export const noTries = (): Tries => ({
  ...{ tries: 0, unanswered: 0, away: 0, signIns: 0 },
  ...{ faults: [], refused: [], failures: [] },
});

export class Refused extends Error {}

const PATIENCE_MS = 120_000;
const BETWEEN_TRIES_MS = 100;
const UNAUTHORIZED = 401;

export interface SenderOptions {
  address: () => string;
  patienceMs?: number;
  /** Milliseconds between two attempts of a write. */
  betweenMs?: number;
  /** Signs in again when a token is invalid, like a page. */
  signsInAgain?: boolean;
}

/** Sends requests like the pages: repeats each write with one `Idempotency-Key` until it is acknowledged. Records the results. */
export class Sender {
  constructor(
    private readonly options: SenderOptions,
    private readonly account: Account,
    readonly noted: Tries = noTries(),
  ) {}

  get token(): string {
    return this.account.token;
  }

  get address(): string {
    return this.options.address();
  }

  /** @throws Refused if it is not accepted */
  async write(method: string, path: string, body: unknown): Promise<Answer> {
    const { patienceMs = PATIENCE_MS, betweenMs = BETWEEN_TRIES_MS, signsInAgain = false } = this.options;
    const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    for (const until = Date.now() + patienceMs; Date.now() < until; await pause(betweenMs)) {
      const answer = await this.try({ method, path, body, headers });
      if (!answer || answer.status >= 500) continue;
      if (answer.status < 300) return answer;
      if (answer.status === UNAUTHORIZED && signsInAgain) {
        await this.signInAgain();
        continue;
      }
      throw new Refused(`${method} ${path} answers ${answer.status}: ${answer.text}`);
    }
    throw new Refused(`${method} ${path} was not taken within ${patienceMs / 1000} s`);
  }

  /** @returns the id of the new record */
  async create(path: string, body: object): Promise<number> {
    return (await this.write('POST', path, body)).json<{ id: number }>().id;
  }

  private async signInAgain(): Promise<void> {
    const { email, password } = this.account;
    const answer = await this.try({ method: 'POST', path: '/api/auth/login', body: { email, password } });
    if (answer?.status !== 200) return;
    this.account.token = answer.json<{ token: string }>().token;
    this.noted.signIns += 1;
  }

  /** Sends a request once. @returns null if there is no response */
  async try(asked: Call): Promise<Answer | null> {
    const from = Date.now();
    const what = `${asked.method ?? 'GET'} ${asked.path}`;
    this.noted.tries += 1;
    try {
      const answer = await call({ ...asked, token: this.account.token, address: this.address });
      if (answer.status === 503) this.noted.away += 1;
      else if (answer.status >= 500) this.noted.faults.push(`${what} answers ${answer.status}: ${answer.text}`);
      if (answer.status >= 500) this.noted.failures.push({ from, until: Date.now(), what, ...failing(answer) });
      return answer;
    } catch {
      this.noted.unanswered += 1; // It is unknown whether it was stored.
      this.noted.failures.push({ from, until: Date.now(), what, status: 0, requestId: null, saysSo: false });
      return null;
    }
  }
}

const failing = ({ status, headers, text }: Answer): Pick<Failure, 'status' | 'requestId' | 'saysSo'> => ({
  status,
  requestId: headers.get('x-request-id'),
  saysSo: Number(headers.get('retry-after')) > 0 && /"msg":"\w+ /.test(text),
});

export const allTries = (all: readonly Tries[]): Tries => {
  const sum = (pick: (one: Tries) => number) => all.reduce((total, one) => total + pick(one), 0);
  return {
    tries: sum(({ tries }) => tries),
    unanswered: sum(({ unanswered }) => unanswered),
    away: sum(({ away }) => away),
    signIns: sum(({ signIns }) => signIns),
    faults: all.flatMap(({ faults }) => faults),
    refused: all.flatMap(({ refused }) => refused),
    failures: all.flatMap(({ failures }) => failures),
  };
};
