import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: 256 bits, which nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash that is kept of it. Of so many random bits a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
