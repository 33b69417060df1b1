import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The number of codes in a set. */
export const RECOVERY_CODES = 10;

/** Crockford's base 32, without the letters that are confused with others: I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits. From 112 bits on, a fast hash is enough (ASVS 6.5.2). */
const LENGTH = 24;
const GROUP = 4;

/** A recovery code, as stored. */
export interface KeptCode {
  salt: Buffer;
  code_hash: Buffer;
}

/** A code in its readable form: `7K2M-Q9XD-40RV-HT5B-2C8W-ZN61`. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]!).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** Hashes a code. Nobody can guess 120 bits, nor the 80 bits of older codes; the salt makes each code a separate attack. */
export function keptCode(code: string): KeptCode {
  const salt = randomBytes(16);
  return { salt, code_hash: hashOf(code, salt) };
}

/** Finds the typed code, ignoring its format. */
export const codeAmong = <Kept extends KeptCode>(kept: readonly Kept[], typed: string): Kept | undefined =>
  kept.find(({ salt, code_hash }) => timingSafeEqual(hashOf(typed, salt), code_hash));

const hashOf = (code: string, salt: Buffer): Buffer => createHash('sha256').update(salt).update(bare(code)).digest();

/** Normalizes a code: upper case, without spaces and hyphens, and with confused letters replaced. */
const bare = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
