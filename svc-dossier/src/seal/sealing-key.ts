import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** The identity that seals books: a name that stands in each seal, and an Ed25519 key that is kept with the data and never changed silently. */
export interface SealingKey {
  name: string;
  privateKey: KeyObject;
}

/** Ed25519, in the numbering of C2SP's signed notes. */
const ALGORITHM = Buffer.from([1]);
const RAW_BYTES = 32;

const rawOf = ({ privateKey }: SealingKey): Buffer =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES);

const idOf = (key: SealingKey): Buffer =>
  createHash('sha256').update(`${key.name}\n`).update(ALGORITHM).update(rawOf(key)).digest().subarray(0, 4);

/** The key as everybody may know it: `name+id+base64`. */
export const publicKeyOf = (key: SealingKey): string =>
  `${key.name}+${idOf(key).toString('hex')}+${Buffer.concat([ALGORITHM, rawOf(key)]).toString('base64')}`;

/** A text with a signature below it, as C2SP's signed notes have it. @param text ends with a newline */
export function signedNote(text: string, key: SealingKey): string {
  const signature = sign(null, Buffer.from(text), key.privateKey);
  return `${text}\n\u2014 ${key.name} ${Buffer.concat([idOf(key), signature]).toString('base64')}\n`;
}
