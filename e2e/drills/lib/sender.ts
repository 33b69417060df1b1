import { randomUUID } from 'node:crypto';
import { pause } from '../../../scripts/lib/processes.js';
import { call, type Account, type Answer, type Call } from '../../src/api.js';

/** A try that did not come to what was asked for, by no fault of the one who asked. */
export interface Failure {
  /** By the clock of the one who asks. */
  from: number;
  until: number;
  what: string;
  /** 0 where no answer came. */
  status: number;
  requestId: string | null;
  /** True if it says what to do: `Retry-After` and a sentence. */
  saysSo: boolean;
}

/** The outcome of tries. */
export interface Tries {
  tries: number;
  unanswered: number;
  away: number;
  /** Answers of 5xx other than 503. */
  faults: string[];
  /** Writes that were refused, which none should be. */
  refused: string[];
  failures: Failure[];
  /** The number of times that somebody whose token held no longer signed in again. */
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
  /** Between two tries of a write. */
  betweenMs?: number;
  /** Signs in again where a token no longer holds, as a page asks for it. */
  signsInAgain?: boolean;
}

/** Asks as the screens do: each write is tried until it is acknowledged, with one `Idempotency-Key`; and notes what becomes of it. */
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

  /** @throws Refused where it is not taken */
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

  /** @returns its id */
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

  /** Asks once. @returns null where no answer came */
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
      this.noted.unanswered += 1; // nobody knows whether it was stored
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
