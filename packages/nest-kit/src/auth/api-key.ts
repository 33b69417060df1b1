import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix of every key, which people and secret scanners recognise. */
const PREFIX = 'carnet_';
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Length of 256 bits plus a checksum of 32 bits in the alphabet of keys. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const WHOLE = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** The number of characters that lists show: enough for the owner to recognise a key, useless for anybody else. */
const SHOWN = PREFIX.length + 4;

/** Access levels of a key. */
export const API_KEY_ACCESS = ['read', 'write'] as const;
export type ApiKeyAccess = (typeof API_KEY_ACCESS)[number];

/** A new key, its visible prefix, and the stored hash. */
export interface NewApiKey {
  key: string;
  prefix: string;
  hash: string;
}

export function newApiKey(): NewApiKey {
  const secret = inSigns(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  const key = `${PREFIX}${secret}${checksumOf(secret)}`;
  return { key, prefix: key.slice(0, SHOWN), hash: hashOfApiKey(key) };
}

/** Tells whether a token text is an API key. No sign-in token starts with this prefix. */
export const isApiKey = (text: unknown): text is string => typeof text === 'string' && text.startsWith(PREFIX);

/** Checks length and checksum, to refuse a truncated or mistyped key. */
export function isWholeApiKey(text: string): boolean {
  const [, secret, checksum] = WHOLE.exec(text) ?? [];
  return secret !== undefined && checksum === checksumOf(secret);
}

/** SHA-256 is enough for 256 random bits. Only secrets chosen by people need a slow hash. */
export const hashOfApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const checksumOf = (secret: string): string => inSigns(BigInt(crc32(PREFIX + secret)), CHECKSUM_LENGTH);

function inSigns(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= 62n) text = SIGNS[Number(rest % 62n)]! + text;
  return text;
}
