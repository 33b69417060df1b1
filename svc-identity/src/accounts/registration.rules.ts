/** The rules of who may register. */
export interface RegistrationSettings {
  mode: 'open' | 'closed' | 'list';
  /** Allowed addresses and domains, in lower case. */
  allowed: readonly string[];
}

type Environment = Record<string, string | undefined>;

/** Reads `REGISTRATION` and `REGISTRATION_ALLOWED`. */
export function readRegistration(env: Environment, faults: string[]): RegistrationSettings {
  const mode = env.REGISTRATION?.trim() || 'open';
  const allowed = (env.REGISTRATION_ALLOWED ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => one.toLowerCase().replace(/^@/, ''));
  if (mode !== 'open' && mode !== 'closed' && mode !== 'list') {
    faults.push('REGISTRATION must be open, closed or list');
    return { mode: 'closed', allowed };
  }
  if (mode === 'list' && allowed.length === 0)
    faults.push('REGISTRATION_ALLOWED is missing, which REGISTRATION=list needs: addresses and domains');
  if (mode !== 'list' && allowed.length > 0)
    faults.push('REGISTRATION_ALLOWED counts where REGISTRATION is list alone');
  return { mode, allowed };
}

/** Returns true if an address, or its domain, is on the list. */
export function isListed(email: string, allowed: readonly string[]): boolean {
  const address = email.trim().toLowerCase();
  return allowed.some((one) =>
    one.includes('@') ? address === one : address.slice(address.lastIndexOf('@') + 1) === one,
  );
}
