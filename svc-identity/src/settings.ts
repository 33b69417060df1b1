import { type MailSettings, readMailSettings } from '@carnet/mail';
import { BadConfig } from '@carnet/runtime';
import { Global, Module } from '@nestjs/common';
import { readRegistration, type RegistrationSettings } from './accounts/registration.rules.js';
import { type ProviderSettings, readProviders } from './providers/provider-settings.js';

/** Settings that only svc-identity reads from the environment; all others are read by the kit. */
export interface IdentitySettings {
  /** Failed sign-ins of one account within the window; a success resets the count. */
  signInTriesPerAccount: number;
  /** Sign-ins from one address within the window, including successful ones: many people may share an address. */
  signInTriesPerAddress: number;
  signInWindowSeconds: number;
  /** Second-factor tries on one account within an hour; a right code resets the count. */
  secondFactorTriesPerAccount: number;
  registrationsPerAddress: number;
  registrationWindowSeconds: number;
  /** Reset links requested within an hour, by one email and from one address. */
  resetLinksPerAccount: number;
  resetLinksPerAddress: number;
  /** Confirmation links that one account can request within an hour, by changes of the address or repeats. */
  confirmationsPerAccount: number;
  /** Invitations that one account can send within an hour. */
  invitationsPerAccount: number;
  /** Concurrent password hashes; each takes 19 MiB and a thread. */
  passwordHashesAtOnce: number;
  /** Waiting password hashes; beyond that, the answer is 503. */
  passwordHashesWaiting: number;
  mail: MailSettings;
  registration: RegistrationSettings;
  /** The database role of svc-notify, a guest in this database. */
  notifyRole: string;
  /** The providers for sign-ins, beside passwords. */
  providers: readonly ProviderSettings[];
}

/** The injection token. */
export const SETTINGS = Symbol('identity:settings');

type Environment = Record<string, string | undefined>;

/** Reads and validates the environment; every fault is reported in one sentence with the variable's name. */
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
    secondFactorTriesPerAccount: count('SECOND_FACTOR_TRIES_PER_ACCOUNT', 10, 1_000_000),
    registrationsPerAddress: count('REGISTRATIONS_PER_ADDRESS', 100, 1_000_000),
    registrationWindowSeconds: count('REGISTRATION_WINDOW_SECONDS', 60 * 60, 86_400),
    resetLinksPerAccount: count('RESET_LINKS_PER_ACCOUNT', 5, 1_000_000),
    resetLinksPerAddress: count('RESET_LINKS_PER_ADDRESS', 50, 1_000_000),
    confirmationsPerAccount: count('CONFIRMATIONS_PER_ACCOUNT', 10, 1_000_000),
    invitationsPerAccount: count('INVITATIONS_PER_ACCOUNT', 20, 1_000_000),
    passwordHashesAtOnce: count('PASSWORD_HASHES_AT_ONCE', 2, 64),
    passwordHashesWaiting: count('PASSWORD_HASHES_WAITING', 50, 10_000),
    mail: readMailSettings(env, 'mails', faults),
    registration: readRegistration(env, faults),
    notifyRole: env.NOTIFY_DATABASE_ROLE?.trim() || 'carnet_notify',
    providers: readProviders(env, faults),
  };
  if (faults.length > 0) throw new BadConfig(`svc-identity cannot start: ${faults.join('; ')}.`);
  return settings;
}

/** The only file of this service that reads environment variables. */
@Global()
@Module({
  providers: [{ provide: SETTINGS, useFactory: () => readSettings(process.env) }],
  exports: [SETTINGS],
})
export class SettingsModule {}
