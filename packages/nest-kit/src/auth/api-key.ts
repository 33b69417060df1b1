import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The beginning of every key, by which people and scanners of secrets know it. */
const PREFIX = 'carnet_';
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 256 bits, and the 32 of the checksum, in these signs. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const WHOLE = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** The number of signs of a key that lists show: its owner knows it by them, and nobody can use it. */
const SHOWN = PREFIX.length + 4;

/** Access that a key can have. */
export const API_KEY_ACCESS = ['read', 'write'] as const;
export type ApiKeyAccess = (typeof API_KEY_ACCESS)[number];

/** A new key, the beginning by which it is known in lists, and what is kept of it. */
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

/** Tells whether a text in the place of a token is meant as a key. No token begins so. */
export const isApiKey = (text: unknown): text is string => typeof text === 'string' && text.startsWith(PREFIX);

/** Tells whether it is a key as it was made, and not a part of one or mistyped. */
export function isWholeApiKey(text: string): boolean {
  const [, secret, checksum] = WHOLE.exec(text) ?? [];
  return secret !== undefined && checksum === checksumOf(secret);
}

/** SHA-256 is enough for 256 random bits; secrets that people choose would want a slow hash. */
export const hashOfApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const checksumOf = (secret: string): string => inSigns(BigInt(crc32(PREFIX + secret)), CHECKSUM_LENGTH);

function inSigns(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= 62n) text = SIGNS[Number(rest % 62n)]! + text;
  return text;
}
