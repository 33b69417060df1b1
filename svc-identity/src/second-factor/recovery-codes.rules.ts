import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The number of codes that a person is given at once. */
export const RECOVERY_CODES = 10;

/** Without those that are taken for others: I, L, O, U (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits: of 112 and more a fast hash is enough (ASVS 6.5.2). */
const LENGTH = 24;
const GROUP = 4;

/** A code that was made, as it is kept. */
export interface KeptCode {
  salt: Buffer;
  code_hash: Buffer;
}

/** As a person reads it: `7K2M-Q9XD-40RV-HT5B-2C8W-ZN61`. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]!).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** Nobody guesses 120 bits, nor the 80 of codes that were made before; with a salt each is a work of its own. */
export function keptCode(code: string): KeptCode {
  const salt = randomBytes(16);
  return { salt, code_hash: hashOf(code, salt) };
}

/** The one of them that was typed, however it is written. */
export const codeAmong = <Kept extends KeptCode>(kept: readonly Kept[], typed: string): Kept | undefined =>
  kept.find(({ salt, code_hash }) => timingSafeEqual(hashOf(typed, salt), code_hash));

const hashOf = (code: string, salt: Buffer): Buffer => createHash('sha256').update(salt).update(bare(code)).digest();

/** In capitals, without blanks and hyphens, and with what a person reads for another letter made that one. */
const bare = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
