/** A key pair that signs tokens from `active_from` until a newer one takes over. The private key never leaves this service. */
export interface SigningKey {
  kid: string;
  /** PKCS #8, PEM. */
  private_key: string;
  public_jwk: PublicJwk;
  active_from: Date;
}

/** The public part of a key (RFC 7517). */
export interface PublicJwk {
  kid: string;
  kty: string;
  n: string;
  e: string;
  alg: string;
  use: 'sig';
}
