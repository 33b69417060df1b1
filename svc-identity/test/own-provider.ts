import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SECRET = 'a-secret-of-tests';

/** A real OpenID provider in a child process. */
export class TestProvider {
  private constructor(
    private readonly process: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(...callbacks: string[]): Promise<TestProvider> {
    const child = spawn(process.execPath, [join(__dirname, 'provider-process.mjs'), ...callbacks], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return new TestProvider(child, (JSON.parse(line) as { issuer: string }).issuer);
  }

  /** Sets the person who is signed in at the next visit. */
  async next(person: Record<string, unknown>): Promise<void> {
    await fetch(`${this.issuer}/next`, { method: 'POST', body: JSON.stringify(person) });
  }

  /** Visits the provider as a browser does, and returns the URL of its redirect. */
  async visit(address: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(address);
    while (url.origin === this.issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        cookies.set(name!, value!);
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`${url.href} answers ${answer.status}: ${await answer.text()}`);
      url = new URL(location, url);
    }
    return url;
  }

  async close(): Promise<void> {
    this.process.kill();
    await once(this.process, 'exit');
  }
}

/** The environment of a service that uses this provider. */
export const providersOf = ({ issuer }: Pick<TestProvider, 'issuer'>): string =>
  JSON.stringify([{ name: 'home', label: 'Home', issuer, clientId: 'carnet', clientSecret: SECRET }]);
