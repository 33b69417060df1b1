import { BadConfig } from '@carnet/svc-kit';
import { Global, Module } from '@nestjs/common';
import { readRegistration, type RegistrationSettings } from './accounts/registration.rules.js';
import { type PrivateNetworks, readPrivateNetworks } from './outgoing/networks.rules.js';
import { type ProviderSettings, readProviders } from './providers/provider-settings.js';

/** The way in which mails leave. */
export interface MailSettings {
  /** The server that sends them, as `smtps://user:password@host`; null where each is kept as a file. */
  smtpUrl: string | null;
  /** The sender, as `Carnet <carnet@example.com>`. */
  from: string;
  /** The address of Carnet's pages, which links of mails lead to. */
  carnetUrl: string;
  /** The folder of the files. */
  folder: string;
}

/** Settings that svc-identity alone reads from the environment; everything else is the kit's. */
export interface IdentitySettings {
  /** Failed sign-ins of one account within the window; a success sets the count to zero. */
  signInTriesPerAccount: number;
  /** Sign-ins from one address within the window, successful ones included: many people may share an address. */
  signInTriesPerAddress: number;
  signInWindowSeconds: number;
  /** Codes of second factors that are tried on one account within an hour; a right one sets the count to zero. */
  secondFactorTriesPerAccount: number;
  registrationsPerAddress: number;
  registrationWindowSeconds: number;
  /** Links for forgotten passwords that may be asked for within an hour, by one email and from one address. */
  resetLinksPerAccount: number;
  resetLinksPerAddress: number;
  /** Links that confirm an address that one account may ask for within an hour, by changes of the address or again. */
  confirmationsPerAccount: number;
  /** Passwords that are hashed at the same time; each takes 19 MiB and a thread. */
  passwordHashesAtOnce: number;
  /** Passwords that may wait for their turn; one more is answered 503. */
  passwordHashesWaiting: number;
  mail: MailSettings;
  /** Whom a push service may write to about what comes from here: `mailto:` or `https:` (RFC 8292). */
  pushSubject: string;
  registration: RegistrationSettings;
  /** The providers by which people may sign in, beside a password. */
  providers: readonly ProviderSettings[];
  /** Addresses outside of the public Internet that people may have asked. */
  privateNetworks: PrivateNetworks;
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
  const mail = readMailSettings(env, faults);
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
    passwordHashesAtOnce: count('PASSWORD_HASHES_AT_ONCE', 2, 64),
    passwordHashesWaiting: count('PASSWORD_HASHES_WAITING', 50, 10_000),
    mail,
    pushSubject: readPushSubject(env, mail, faults),
    registration: readRegistration(env, faults),
    providers: readProviders(env, faults),
    privateNetworks: readNetworks(env, faults),
  };
  if (faults.length > 0) throw new BadConfig(`svc-identity cannot start: ${faults.join('; ')}.`);
  return settings;
}

function readNetworks(env: Environment, faults: string[]): PrivateNetworks {
  const read = readPrivateNetworks(env.OUTGOING_PRIVATE_NETWORKS?.trim() || 'none');
  if (read === null)
    faults.push('OUTGOING_PRIVATE_NETWORKS must be none, all, or networks like 192.168.1.0/24, fd00::/8');
  return read ?? 'none';
}

/**
 * A setting of a server needs the sender of mails, and the address of Carnet: neither can be guessed, and a request's own `Host` is its sender's
 * choice.
 */
function readMailSettings(env: Environment, faults: string[]): MailSettings {
  const smtpUrl = env.SMTP_URL?.trim() || null;
  const text = (variable: string, fallback: string): string => {
    const value = env[variable]?.trim();
    if (!value && smtpUrl !== null) faults.push(`${variable} is missing, which SMTP_URL needs`);
    return value || fallback;
  };
  const from = text('MAIL_FROM', 'Carnet <carnet@localhost>');
  const carnetUrl = text('PUBLIC_URL', 'http://127.0.0.1:8080').replace(/\/+$/, '');
  if (smtpUrl !== null && !hasProtocol(smtpUrl, 'smtp:', 'smtps:'))
    faults.push('SMTP_URL must be like smtps://user:password@host:465');
  if (!hasProtocol(carnetUrl, 'https:', 'http:')) faults.push('PUBLIC_URL must be like https://carnet.example');
  if (!SENDER.test(from)) faults.push('MAIL_FROM must be like Carnet <carnet@example.com>');
  return { smtpUrl, from, carnetUrl, folder: env.MAIL_DIR?.trim() || '.carnet/mail' };
}

/** The default is Carnet's own address, or that which mails are from. Some push services take no other ones than real ones. */
function readPushSubject(env: Environment, { carnetUrl, from }: MailSettings, faults: string[]): string {
  const chosen = env.PUSH_SUBJECT?.trim();
  if (chosen && !hasProtocol(chosen, 'mailto:', 'https:'))
    faults.push('PUSH_SUBJECT must be like mailto:you@example.com or https://carnet.example');
  if (chosen) return chosen;
  return carnetUrl.startsWith('https:') ? carnetUrl : `mailto:${/([^<>\s]+@[^<>\s]+)>?$/.exec(from)?.[1] ?? from}`;
}

/** An address, or one in angle brackets after a name. */
const SENDER = /^(?:[^<>\s@]+@[^<>\s@]+|[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>)$/;

const hasProtocol = (url: string, ...protocols: string[]): boolean =>
  URL.canParse(url) && protocols.includes(new URL(url).protocol);

/** The only place of this service that looks at the environment. */
@Global()
@Module({
  providers: [{ provide: SETTINGS, useFactory: () => readSettings(process.env) }],
  exports: [SETTINGS],
})
export class SettingsModule {}
