import { BadConfig } from '@carnet/runtime';
import { Global, Module } from '@nestjs/common';

/** Settings that only svc-dossier reads from the environment; all others are read by the kit. */
export interface DossierSettings {
  /** The name in each seal: without spaces, by convention the site's domain. */
  origin: string;
  /** True if this process makes books and exports, one of each at a time; false if it only answers requests. */
  makesBooks: boolean;
  /** The storage limit of a person's books, in bytes; at the limit no new book can be ordered. */
  bytesPerOwner: number;
  /** The number of days that an export is kept. */
  exportDays: number;
}

/** The injection token. */
export const SETTINGS = Symbol('dossier:settings');

const DEFAULT_ORIGIN = 'books.carnet.local';
const DEFAULT_MEGABYTES = 5_000;
const DEFAULT_EXPORT_DAYS = 7;
const MOST_EXPORT_DAYS = 365;
const MOST_MEGABYTES = 100_000_000;
/** A valid name: C2SP's signed notes forbid spaces and plus signs. */
const ORIGIN = /^[a-z0-9][a-z0-9./-]{2,99}$/;

export function readSettings(env: Record<string, string | undefined>): DossierSettings {
  const origin = env.BOOKS_ORIGIN?.trim().toLowerCase() || DEFAULT_ORIGIN;
  if (!ORIGIN.test(origin))
    throw new BadConfig(
      'svc-dossier cannot start: BOOKS_ORIGIN must be a name as books.example.com: letters, digits, dots, slashes and hyphens.',
    );
  const makes = env.MAKES_BOOKS?.trim() || 'yes';
  if (!['yes', 'no'].includes(makes)) throw new BadConfig('svc-dossier cannot start: MAKES_BOOKS must be yes or no.');
  const megabytes = wholeNumber(env, 'BOOKS_MEGABYTES_PER_OWNER', DEFAULT_MEGABYTES, MOST_MEGABYTES);
  const exportDays = wholeNumber(env, 'EXPORT_DAYS', DEFAULT_EXPORT_DAYS, MOST_EXPORT_DAYS);
  return { origin, makesBooks: makes === 'yes', bytesPerOwner: megabytes * 1024 * 1024, exportDays };
}

function wholeNumber(env: Record<string, string | undefined>, name: string, initial: number, most: number): number {
  const number = Number(env[name]?.trim() || initial);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new BadConfig(`svc-dossier cannot start: ${name} must be a whole number from 1 to ${most}.`);
  return number;
}

/** The only file of this service that reads environment variables. */
@Global()
@Module({
  providers: [{ provide: SETTINGS, useFactory: () => readSettings(process.env) }],
  exports: [SETTINGS],
})
export class SettingsModule {}
