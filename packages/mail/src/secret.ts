import { createHash, randomBytes } from 'node:crypto';

/** Creates the secret of a link: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret. A fast hash is enough for so many random bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
