// Checks the journal of a vehicle that is attached to a book, and holds the journals of two books against each other. It shares nothing with what seals.
import { fromBase64, hex, isSignedBy, join, readKey, SIGNATURE, sha256, utf8 } from './verify-book.js';

const OBJECT = /^(\d+) 0 obj\s*<<([^]*?)>>\s*stream\r?\n/;
const PLACE = /^(\d+) ([A-Za-z0-9+/]+=*) (\d+)$/;
const BEGUN = /^begun (lost-entries|changed-entries|restored) after (\S+) (\d+) ([A-Za-z0-9+/]+=*)$/;
const TEXT_OR_HASH = /^(\{|[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$)/;
/** A leaf is there as its text, from the second form of the file on also as its hash. */
const LEAVES = { 'carnet-journal/1': /^\{/, 'carnet-journal/2': TEXT_OR_HASH, 'carnet-journal/3': TEXT_OR_HASH };
/** The form that has parts of earlier installations, each signed by its own key. */
const WITH_PARTS = 'carnet-journal/3';
/** A form that came after this program. */
const NEWER = /^carnet-journal\/\d+$/;
/** The dictionary of an attachment is shorter than this. */
const MOST_HEAD = 2_048;
/** Digests that are made at the same time. */
const AT_ONCE = 500;

/**
 * The journal in a book whose seal was found whole.
 * @param {Uint8Array} file
 * @param {Record<string, string>} seal
 * @returns `none` where the book has none; `whole` with its head, its leaves' hashes and how many values were compared; `broken`, or `unknown`
 */
export async function verifyJournal(file, seal) {
  if (seal.journal === undefined) return { verdict: 'none' };
  const [, size, root, place] = PLACE.exec(seal.journal) ?? [];
  if (size === undefined) return broken('seal');
  try {
    return await checkJournal(await attachmentAt(file, Number(place)), { size: Number(size), root, key: seal.key });
  } catch {
    return broken('unreadable');
  }
}

/** @param {{ size: number, root: string, key: string }} sealed what the seal says of it */
export async function checkJournal(text, sealed) {
  const { schema, before = [], ...own } = JSON.parse(text);
  const isLeaf = LEAVES[schema];
  if (NEWER.test(schema) && !(isLeaf instanceof RegExp)) return { verdict: 'unknown', why: 'newer' };
  if (!(isLeaf instanceof RegExp) || !Array.isArray(before)) return broken('schema');
  if (schema !== WITH_PARTS && before.length > 0) return broken('schema');
  const parts = [];
  for (const { key, ...part } of [...before, { ...own, key: sealed.key }]) {
    const isLast = parts.length === before.length;
    const checked = await checkPart(part, { key, ...(isLast && { size: sealed.size, root: sealed.root }) }, isLeaf);
    if (checked.verdict !== 'whole') return checked;
    const isCited = parts.length === 0 ? checked.cameFrom === null : checked.cameFrom === cited(parts.at(-1));
    // Books have the journal of their own installation alone: what it cites is not theirs to show.
    if (schema === WITH_PARTS && !isCited) return broken('chain');
    parts.push(checked);
  }
  const { cameFrom: _, ...last } = parts.pop();
  return { ...last, before: parts.map(({ key, origin, size, root, values }) => ({ key, origin, size, root, values })) };
}

/** The words of the first entry elsewhere for the last head here. */
const cited = ({ origin, size, root, key }) => `${origin} ${size} ${root} ${key}`;

/** One installation's part of a history. */
async function checkPart({ checkpoint, leaves, opened, ...rest }, sealed, isLeaf) {
  if (Object.keys(rest).length > 0) return broken('schema');
  const head = readHead(checkpoint);
  if (head === null) return broken('head');
  if (sealed.size !== undefined && (head.size !== sealed.size || head.root !== sealed.root)) return broken('head');
  const isSigned = await isSignedHead(head, sealed.key);
  if (isSigned === null) return { verdict: 'unknown', why: 'ed25519' };
  if (!isSigned) return broken('signature');
  if (!Array.isArray(leaves) || leaves.length !== head.size) return broken('size');
  if (!leaves.every((leaf) => isLeaf.test(leaf))) return broken('leaf');
  const hashes = await inTurns(leaves, hashOf);
  if (base64(await rootOf(hashes)) !== head.root) return broken('root');
  const values = await countOpened(opened, leaves);
  if (values === null) return broken('values');
  const { origin, size, root, begun } = head;
  const cameFrom = citation(opened, leaves);
  return { verdict: 'whole', origin, size, root, begun, key: sealed.key, values, hashes, cameFrom };
}

/** The origin that the vehicle's entries name: null where it began here, undefined where that is not shown. */
function citation(opened, leaves) {
  const shown = new Map(opened.map(({ leaf, values }) => [leaf, values]));
  const entries = leaves.map((leaf, at) => ({ ...(isText(leaf) && JSON.parse(leaf)), at }));
  const said = entries.filter(({ meta, digests }) => meta?.kind === 'vehicle' && digests?.came_from !== undefined);
  if (said.length === 0) return null;
  // A value that was written again is shown once.
  const values = new Set(said.flatMap(({ at }) => shown.get(at)?.came_from ?? []).map(({ value }) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

/**
 * Tells whether the journal of one book is the beginning of the other's, whichever of the two is the earlier. `unknown` where nothing follows either
 * way.
 * @returns {Promise<{ verdict: 'same' | 'extended' | 'rewritten' } | { verdict: 'unknown', why: string, reason?: string }>}
 */
export async function compareJournals(one, other) {
  const [earlier, later] = one.size <= other.size ? [one, other] : [other, one];
  if (one.key !== other.key) return { verdict: 'unknown', why: 'key' };
  if (one.origin !== other.origin) return unlike(one, other);
  const root = base64(await rootOf(later.hashes.slice(0, earlier.size)));
  if (root !== earlier.root) return { verdict: 'rewritten' };
  return { verdict: earlier.size === later.size ? 'same' : 'extended' };
}

function unlike(one, other) {
  const begun = [
    [one, other],
    [other, one],
  ].find(([after, before]) => after.begun?.origin === before.origin);
  return begun
    ? { verdict: 'unknown', why: 'begun', reason: begun[0].begun.reason }
    : { verdict: 'unknown', why: 'origin' };
}

const broken = (why) => ({ verdict: 'broken', why });

/** The bytes of the attachment whose object begins there, as text. */
async function attachmentAt(file, place) {
  const head = new TextDecoder('latin1').decode(file.subarray(place, place + MOST_HEAD));
  const [all, , dictionary] = OBJECT.exec(head);
  const length = Number(/\/Length (\d+)/.exec(dictionary)[1]);
  const bytes = file.subarray(place + all.length, place + all.length + length);
  const isPacked = /\/Filter\s*\[?\s*\/FlateDecode/.test(dictionary);
  return new TextDecoder('utf-8', { fatal: true }).decode(isPacked ? await unpacked(bytes) : bytes);
}

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A checkpoint as C2SP has it: origin, size, root, and where the log took another's place, a line that says so. */
function readHead(note) {
  const cut = note.lastIndexOf('\n\n');
  const text = note.slice(0, cut + 1);
  const [origin, size, root, ...more] = text.split('\n').slice(0, -1);
  const [, name, signature] = SIGNATURE.exec(note.slice(cut + 2)) ?? [];
  const [begun] = more;
  const [, reason, before] = begun === undefined ? [] : (BEGUN.exec(begun) ?? []);
  const isHead = cut > 0 && name !== undefined && /^(0|[1-9]\d*)$/.test(size) && fromBase64(root)?.length === 32;
  if (!isHead || more.length > 1 || (begun !== undefined && reason === undefined)) return null;
  return {
    ...{ origin, size: Number(size), root, text, name, signature: fromBase64(signature) },
    begun: begun === undefined ? null : { reason, origin: before },
  };
}

/** By the key that sealed the book, and in its name. null where this browser is too old to know. */
async function isSignedHead({ origin, text, name, signature }, sealKey) {
  const key = readKey(sealKey);
  if (key === null || signature?.length !== 68 || name !== key.name || !origin.startsWith(`${key.name}/`)) return false;
  if (hex(signature.subarray(0, 4)) !== key.id) return false;
  return isSignedBy(key.bytes.subarray(1), signature.subarray(4), utf8(text));
}

const isText = (leaf) => leaf.startsWith('{');

const hashOf = (leaf) => (isText(leaf) ? sha256(join(Uint8Array.of(0), utf8(leaf))) : fromBase64(leaf));

/** The root of RFC 6962's tree, level by level: a node without a neighbour stands a level higher as it is. */
export async function rootOf(hashes) {
  if (hashes.length === 0) return sha256(new Uint8Array());
  let level = hashes;
  while (level.length > 1) {
    const pairs = Array.from({ length: level.length >> 1 }, (_, at) => join(level[2 * at], level[2 * at + 1]));
    const lone = level.length % 2 === 1 ? [level.at(-1)] : [];
    level = [...(await inTurns(pairs, (pair) => sha256(join(Uint8Array.of(1), pair)))), ...lone];
  }
  return level[0];
}

/** A value that no digest fits. */
const NOTHING = { salt: null };

const isValue = (salt, value) => typeof salt === 'string' && (value === null || typeof value === 'string');

/** Counts the shown values that have the digest which their entry names; null if one has another. */
async function countOpened(opened, leaves) {
  const seen = new Set();
  const values = opened.flatMap(({ leaf, values: fields }) => {
    const { meta, digests } = seen.has(leaf) || !isText(leaves[leaf]) ? {} : JSON.parse(leaves[leaf]);
    seen.add(leaf);
    // Whoever goes on with this journal asks each opened entry for its kind.
    if (typeof meta?.kind !== 'string' || typeof digests !== 'object') return [NOTHING];
    return Object.entries(fields).map(([name, { salt, value }]) => ({ name, salt, value, digest: digests[name] }));
  });
  const fits = await inTurns(
    values,
    async ({ name, salt, value, digest }) =>
      isValue(salt, value) && hex(await sha256(utf8(JSON.stringify([salt, name, value])))) === digest,
  );
  return fits.every(Boolean) ? values.length : null;
}

export async function inTurns(things, work) {
  const done = [];
  for (let at = 0; at < things.length; at += AT_ONCE)
    done.push(...(await Promise.all(things.slice(at, at + AT_ONCE).map(work))));
  return done;
}

export const base64 = (bytes) => btoa(String.fromCharCode(...bytes));
