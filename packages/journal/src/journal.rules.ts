import { createHash } from 'node:crypto';

/** The values of an entry as texts; null if a field was cleared. A missing field was not changed, or was empty from the start. */
export type JournalFields = Readonly<Record<string, string | null>>;

export type JournalDigests = Readonly<Record<string, string>>;

export const JOURNAL_ACTIONS = ['opened', 'created', 'changed', 'deleted'] as const;
export type JournalAction = (typeof JOURNAL_ACTIONS)[number];

/** Properties of an entry besides its values. */
export interface JournalMeta {
  seq: number;
  kind: string;
  id: number;
  version: number;
  action: JournalAction;
  /** Time of writing, ISO 8601 in UTC. */
  at: string;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const hex = (bytes: Buffer): string => bytes.toString('hex');

/** The salt of one field. It is published with the field's value, so that the salt of the entry, and all other salts, stay secret. */
export const saltOf = (salt: string, name: string): string => hex(sha256(salt + name));

/**
 * SHA-256 of JCS (RFC 8785) of `[salt, name, value]`. These are only strings and null, for which `JSON.stringify` produces exactly the form of JCS.
 * @param salt the salt of the field (`saltOf`)
 */
export const digestOf = (salt: string, name: string, value: string | null): string =>
  hex(sha256(JSON.stringify([salt, name, value])));

export const digestsOf = (salt: string, fields: JournalFields): JournalDigests =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, digestOf(saltOf(salt, name), name, value)]));

/** The leaf of an entry in the tree: its metadata and digests in JCS, with sorted names. */
export function leafOf({ seq, kind, id, version, action, at }: JournalMeta, digests: JournalDigests): string {
  const sorted = Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({ digests: sorted, meta: { action, at, id, kind, seq, version } });
}

/** The root of the Merkle tree of RFC 6962 §2.1 over the leaves, in order. */
export function rootOf(leaves: readonly string[]): Buffer {
  if (leaves.length === 0) return sha256('');
  return hashOf(leaves.map((leaf) => sha256(Buffer.concat([Buffer.of(0), Buffer.from(leaf)]))));
}

function hashOf(hashes: readonly Buffer[]): Buffer {
  if (hashes.length === 1) return hashes[0]!;
  const half = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
  return sha256(Buffer.concat([Buffer.of(1), hashOf(hashes.slice(0, half)), hashOf(hashes.slice(half))]));
}

/** The change of one field: the old and the new value, as texts. */
export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
}

/**
 * Returns the changes of each entry of one record. `entries` and the result are in the same, chronological order. The values before the first entry are
 * unknown, and null.
 */
export function changesOf(entries: readonly { fields: JournalFields | null }[]): FieldChange[][] {
  const known = new Map<string, string | null>();
  return entries.map(({ fields }) =>
    Object.entries(fields ?? {}).map(([name, after]) => {
      const before = known.get(name) ?? null;
      known.set(name, after);
      return { name, before, after };
    }),
  );
}
