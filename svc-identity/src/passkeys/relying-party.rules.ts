import { isIP } from 'node:net';

/** Whom passkeys are for, as browsers know it. */
export interface RelyingParty {
  id: string;
  /** The pages that may ask for them. */
  origin: string;
}

/** By where people open Carnet. Browsers keep passkeys for names alone: at the address of a machine they are for `localhost`, which is this one. */
export function relyingPartyOf(carnetUrl: string): RelyingParty {
  const url = new URL(carnetUrl);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
