import { BadConfig } from '@carnet/svc-kit';
import { Global, Module } from '@nestjs/common';

/** What svc-identity alone reads from the environment; everything else is the kit's. */
export interface IdentitySettings {
  /** Failed sign-ins of one account within the window; a success sets the count to zero. */
  signInTriesPerAccount: number;
  /** Sign-ins from one address within the window, successful ones included: many people may share an address. */
  signInTriesPerAddress: number;
  signInWindowSeconds: number;
  registrationsPerAddress: number;
  registrationWindowSeconds: number;
  /** Passwords that are hashed at the same time; each takes 19 MiB and a thread. */
  passwordHashesAtOnce: number;
  /** Passwords that may wait for their turn; one more is answered 503. */
  passwordHashesWaiting: number;
}

/** For injection. */
export const SETTINGS = Symbol('identity:settings');

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment; every odd variable is named in one sentence. */
export function readSettings(env: Environment): IdentitySettings {
  const faults: string[] = [];
  const count = (variable: string, fallback: number, max: number): number => {
    const text = env[variable]?.trim();
    const value = text ? Number(text) : fallback;
    if (!Number.isInteger(value) || value < 1 || value > max)
      faults.push(`${variable} must be a whole number from 1 to ${max}`);
    return value;
  };
  const settings: IdentitySettings = {
    signInTriesPerAccount: count('SIGN_IN_TRIES_PER_ACCOUNT', 10, 1_000_000),
    signInTriesPerAddress: count('SIGN_IN_TRIES_PER_ADDRESS', 100, 1_000_000),
    signInWindowSeconds: count('SIGN_IN_WINDOW_SECONDS', 15 * 60, 86_400),
    registrationsPerAddress: count('REGISTRATIONS_PER_ADDRESS', 100, 1_000_000),
    registrationWindowSeconds: count('REGISTRATION_WINDOW_SECONDS', 60 * 60, 86_400),
    passwordHashesAtOnce: count('PASSWORD_HASHES_AT_ONCE', 2, 64),
    passwordHashesWaiting: count('PASSWORD_HASHES_WAITING', 50, 10_000),
  };
  if (faults.length > 0) throw new BadConfig(`svc-identity cannot start: ${faults.join('; ')}.`);
  return settings;
}

/** The only place of this service that looks at the environment. */
@Global()
@Module({
  providers: [{ provide: SETTINGS, useFactory: () => readSettings(process.env) }],
  exports: [SETTINGS],
})
export class SettingsModule {}
