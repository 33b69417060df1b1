import { isIP } from 'node:net';

/** The relying party of passkeys (WebAuthn). */
export interface RelyingParty {
  id: string;
  /** The origin whose pages may use them. */
  origin: string;
}

/** The relying party of the public URL. Browsers allow passkeys only for domain names; for an IP address, `localhost` is used. */
export function relyingPartyOf(carnetUrl: string): RelyingParty {
  const url = new URL(carnetUrl);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
