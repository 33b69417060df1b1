import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot } from '../../scripts/lib/paths.js';

/** The identity that a provider returns. */
export interface Known {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  given_name?: string;
  family_name?: string;
}

const LABEL = 'NAS';

/** A real OpenID provider in a separate process. It signs in every visitor at once. */
export class OwnProvider {
  private constructor(
    private readonly process: ChildProcess,
    private readonly issuer: string,
  ) {}

  /** @param carnet URL of the stack that uses the provider */
  static async start(carnet: string): Promise<OwnProvider> {
    const program = inRoot('svc-identity/test/provider-process.mjs');
    const callback = `${carnet}/api/auth/providers/home/callback`;
    const child = spawn(process.execPath, [program, callback], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return new OwnProvider(child, (JSON.parse(line) as { issuer: string }).issuer);
  }

  /** Environment of a stack that uses it. */
  get env(): Record<string, string> {
    const { issuer } = this;
    const provider = { name: 'home', label: LABEL, issuer, clientId: 'carnet', clientSecret: 'a-secret-of-tests' };
    return { OIDC_PROVIDERS: JSON.stringify([provider]) };
  }

  /** Environment of tests that use it. */
  get journeyEnv(): Record<string, string> {
    return { CARNET_PROVIDER: this.issuer };
  }

  async close(): Promise<void> {
    this.process.kill();
    await once(this.process, 'exit');
  }
}

/** Sets the identity that the provider returns for the next visitor. */
export async function nextIs(person: Known): Promise<void> {
  const told = await fetch(`${process.env.CARNET_PROVIDER}/next`, { method: 'POST', body: JSON.stringify(person) });
  if (!told.ok) throw new Error(`The provider answers ${told.status}`);
}
