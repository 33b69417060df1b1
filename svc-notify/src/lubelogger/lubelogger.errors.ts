import { Invalid } from '@carnet/messages';
import * as m from '../messages/lubelogger.js';
import { AddressRefused, NoAnswer } from '../outgoing/outgoing.errors.js';

const REFUSED = { malformed: m.addressMalformed, credentials: m.addressCredentials, private: m.addressPrivate };
const UNANSWERED = {
  ...{ 'not-found': m.notFound, 'no-connection': m.noConnection, certificate: m.certificate },
  'too-slow': m.tooSlow,
};

/** Throws the message for an address that was refused or did not answer. Rethrows all other errors. */
export function sayWhy(error: unknown): never {
  if (error instanceof AddressRefused) throw Invalid.field('address', REFUSED[error.fault]);
  throw error instanceof NoAnswer ? Invalid.field('address', UNANSWERED[error.why]) : error;
}

export const keyRefused = (): Invalid => Invalid.field('key', m.keyRefused);
export const keyMalformed = (): Invalid => Invalid.field('key', m.keyMalformed);
export const leadsElsewhere = (): Invalid => Invalid.field('address', m.leadsElsewhere);
export const noLubeLogger = (): Invalid => Invalid.field('address', m.noLubeLogger);
export const tooMuch = (most: number): Invalid => Invalid.field('address', m.tooMuch({ most }));
export const tooSlow = (): Invalid => Invalid.field('address', m.tooSlow);
export const noFile = (): Invalid => Invalid.field('location', m.noFile);
export const fileTooLarge = (most: number): Invalid => Invalid.field('location', m.fileTooLarge({ most }));
