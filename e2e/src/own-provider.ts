import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot } from '../../scripts/lib/paths.js';

/** Whom a provider says somebody is. */
export interface Known {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  given_name?: string;
  family_name?: string;
}

const LABEL = 'NAS';

/** A real OpenID provider in a process of its own, which signs in at once whoever comes. */
export class OwnProvider {
  private constructor(
    private readonly process: ChildProcess,
    private readonly issuer: string,
  ) {}

  /** @param carnet the address of the stack whose people it is to sign in */
  static async start(carnet: string): Promise<OwnProvider> {
    const program = inRoot('svc-identity/test/provider-process.mjs');
    const callback = `${carnet}/api/auth/providers/home/callback`;
    const child = spawn(process.execPath, [program, callback], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return new OwnProvider(child, (JSON.parse(line) as { issuer: string }).issuer);
  }

  /** Settings of a stack that uses it. */
  get env(): Record<string, string> {
    const { issuer } = this;
    const provider = { name: 'home', label: LABEL, issuer, clientId: 'carnet', clientSecret: 'a-secret-of-tests' };
    return { OIDC_PROVIDERS: JSON.stringify([provider]) };
  }

  /** Settings of journeys that use it. */
  get journeyEnv(): Record<string, string> {
    return { CARNET_PROVIDER: this.issuer };
  }

  async close(): Promise<void> {
    this.process.kill();
    await once(this.process, 'exit');
  }
}

/** Says as whom the provider of the journeys' stack signs in the next one who comes. */
export async function nextIs(person: Known): Promise<void> {
  const told = await fetch(`${process.env.CARNET_PROVIDER}/next`, { method: 'POST', body: JSON.stringify(person) });
  if (!told.ok) throw new Error(`The provider answers ${told.status}`);
}
