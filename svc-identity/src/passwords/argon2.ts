import { hash, type Options, verify } from '@node-rs/argon2';

/** Quality, Safety: argon2id (the library's default), 19 MiB, 2 passes. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards may type the same password with different code points; NFKC unifies them (NIST SP 800-63B). */
const bytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');

export const argon2 = {
  hash: (password: string): Promise<string> => hash(bytes(password), COST),
  verify: (hashed: string, password: string): Promise<boolean> => verify(hashed, bytes(password)),
};
