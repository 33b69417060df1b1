import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { TOKEN } from '@carnet/svc-kit';
import type { PublicJwk, SigningKey } from './signing-key.entity.js';

const generate = promisify(generateKeyPair);

/** A key pair for `TOKEN.algorithm`, named by its thumbprint. */
export async function newKey(): Promise<Omit<SigningKey, 'active_from'>> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 });
  const { kty, n, e } = publicKey.export({ format: 'jwk' }) as Pick<PublicJwk, 'kty' | 'n' | 'e'>;
  const kid = thumbprint({ kty, n, e });
  return {
    kid,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    public_jwk: { kty, n, e, kid, alg: TOKEN.algorithm, use: 'sig' },
  };
}

/** RFC 7638: the digest of the key's own members, in this order. */
const thumbprint = ({ e, kty, n }: Pick<PublicJwk, 'kty' | 'n' | 'e'>): string =>
  createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
