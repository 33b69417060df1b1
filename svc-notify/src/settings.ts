import { hasProtocol, type MailSettings, readMailSettings } from '@carnet/mail';
import { BadConfig } from '@carnet/runtime';
import { Global, Module } from '@nestjs/common';
import { type PrivateNetworks, readPrivateNetworks } from './outgoing/networks.rules.js';

/** Environment settings of svc-notify alone; all others belong to the kit. */
export interface NotifySettings {
  mail: MailSettings;
  /** The contact for push services: `mailto:` or `https:` (RFC 8292). */
  pushSubject: string;
  /** Private networks that people's addresses may reach. */
  privateNetworks: PrivateNetworks;
}

/** Injection token of these settings. */
export const SETTINGS = Symbol('notify:settings');

type Environment = Record<string, string | undefined>;

/** Reads and validates the environment; one message names every invalid variable. */
export function readSettings(env: Environment): NotifySettings {
  const faults: string[] = [];
  const mail = readMailSettings(env, 'notify_mails', faults);
  const settings: NotifySettings = {
    mail,
    pushSubject: readPushSubject(env, mail, faults),
    privateNetworks: readNetworks(env, faults),
  };
  if (faults.length > 0) throw new BadConfig(`svc-notify cannot start: ${faults.join('; ')}.`);
  return settings;
}

function readNetworks(env: Environment, faults: string[]): PrivateNetworks {
  const read = readPrivateNetworks(env.OUTGOING_PRIVATE_NETWORKS?.trim() || 'none');
  if (read === null)
    faults.push('OUTGOING_PRIVATE_NETWORKS must be none, all, or networks like 192.168.1.0/24, fd00::/8');
  return read ?? 'none';
}

/** Defaults to Carnet's own address, or else to the sender of mails. Some push services only accept real addresses. */
function readPushSubject(env: Environment, { carnetUrl, from }: MailSettings, faults: string[]): string {
  const chosen = env.PUSH_SUBJECT?.trim();
  if (chosen && !hasProtocol(chosen, 'mailto:', 'https:'))
    faults.push('PUSH_SUBJECT must be like mailto:you@example.com or https://carnet.example');
  if (chosen) return chosen;
  return carnetUrl.startsWith('https:') ? carnetUrl : `mailto:${/([^<>\s]+@[^<>\s]+)>?$/.exec(from)?.[1] ?? from}`;
}

/** The only place of this service that reads the environment. */
@Global()
@Module({
  providers: [{ provide: SETTINGS, useFactory: () => readSettings(process.env) }],
  exports: [SETTINGS],
})
export class SettingsModule {}
