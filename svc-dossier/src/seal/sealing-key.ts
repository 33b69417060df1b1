import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** The identity that seals books: a name, which each seal contains, and an Ed25519 key. The key is stored with the data, and never changes silently. */
export interface SealingKey {
  name: string;
  privateKey: KeyObject;
}

/** The algorithm byte of Ed25519 in C2SP's signed notes. */
const ALGORITHM = Buffer.from([1]);
const RAW_BYTES = 32;

const rawOf = ({ privateKey }: SealingKey): Buffer =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES);

const idOf = (key: SealingKey): Buffer =>
  createHash('sha256').update(`${key.name}\n`).update(ALGORITHM).update(rawOf(key)).digest().subarray(0, 4);

/** The public key: `name+id+base64`. */
export const publicKeyOf = (key: SealingKey): string =>
  `${key.name}+${idOf(key).toString('hex')}+${Buffer.concat([ALGORITHM, rawOf(key)]).toString('base64')}`;

/** A text with its signature, in the format of C2SP's signed notes. @param text ends with a newline */
export function signedNote(text: string, key: SealingKey): string {
  const signature = sign(null, Buffer.from(text), key.privateKey);
  return `${text}\n\u2014 ${key.name} ${Buffer.concat([idOf(key), signature]).toString('base64')}\n`;
}
