// Checks the seal of a passport, piece by piece, and the journals in it. It shares nothing with what seals.
import { changed, fromBase64, hex, latin1, sha256, signedNote } from './verify-book.js';
import { base64, checkJournal, rootOf } from './verify-journal.js';

const PASSPORT = {
  name: 'carnet-passport-seal',
  fields: ['key', 'bytes', 'piece', 'root', 'issued', 'manifest', 'journal'],
  more: [],
};
/** The end of a ZIP, before its comment. */
const END = { bytes: 22, sign: 'PK\u0005\u0006', lengthAt: 20 };
/** A seal is the end of the file, and shorter than this. */
const MOST_TAIL = 8_192;
/** Pieces that a browser can hold. */
const MOST_PIECE = 16 * 1024 * 1024;
/** Journals that a browser can hold. */
const MOST_TEXT = 512 * 1024 * 1024;
const MANIFEST = /^([0-9a-f]{64}) (\d+) (\d+)$/;
const JOURNAL = /^(\d+) ([A-Za-z0-9+/]+=*) (\d+) (\d+)$/;

/**
 * @param file a file of a browser; with `readInto` it fills memory that is there, so that nothing waits to be cleared away
 * @param most bytes of a manifest or a journal that are read
 */
export async function verifyPassport(file, most = MOST_TEXT) {
  const from = Math.max(0, file.size - MOST_TAIL);
  const tail = await bytesOf(file, from, file.size);
  const at = latin1(tail).lastIndexOf(`${PASSPORT.name}/`);
  if (at < END.bytes) return changed('no-seal');
  const start = from + at;
  if (!isEnd(tail.subarray(at - END.bytes, at), tail.length - at)) return changed('place');
  const note = await signedNote(tail.subarray(at), PASSPORT);
  if (note.verdict !== undefined) return note;
  const { seal } = note;
  const piece = Number(seal.piece);
  if (seal.bytes !== String(start)) return changed('place');
  if (!(piece > 0 && piece <= MOST_PIECE)) return { verdict: 'unknown', why: 'newer' };
  if (fromBase64(seal.root) === null || base64(await rootOfPieces(file, start, piece)) !== seal.root)
    return changed('content');
  const text = new TextDecoder().decode(tail.subarray(at));
  return { verdict: 'unchanged', seal, note: text, ...(await contentOf(file, seal, most)) };
}

/** The manifest and the journal, where the seal says that they are. */
async function contentOf(file, seal, most) {
  const [, hash, offset, length] = MANIFEST.exec(seal.manifest) ?? [];
  const [, size, root, place, bytes] = JOURNAL.exec(seal.journal) ?? [];
  if (hash === undefined || size === undefined) return { manifest: null, journal: { verdict: 'broken', why: 'seal' } };
  if (Math.max(Number(length), Number(bytes)) > most)
    return { manifest: null, journal: { verdict: 'broken', why: 'too-long' } };
  const manifest = await bytesOf(file, Number(offset), Number(offset) + Number(length));
  const text = await bytesOf(file, Number(place), Number(place) + Number(bytes));
  try {
    if (hex(await sha256(manifest)) !== hash) throw new Error('manifest');
    return {
      manifest: JSON.parse(textOf(manifest)),
      journal: await checkJournal(textOf(text), { size: Number(size), root, key: seal.key }),
    };
  } catch {
    return { manifest: null, journal: { verdict: 'broken', why: 'unreadable' } };
  }
}

const textOf = (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Tells whether an archive ends there, but for a comment of this length. */
const isEnd = (bytes, length) =>
  latin1(bytes.subarray(0, 4)) === END.sign && bytes[END.lengthAt] + 256 * bytes[END.lengthAt + 1] === length;

const bytesOf = async (file, from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer());

/** All pieces lie in the same memory, behind the sign of a leaf. */
async function rootOfPieces(file, end, piece) {
  const hashes = [];
  const room = new Uint8Array(1 + Math.min(piece, end));
  for (let at = 0; at < end; at += piece) {
    const leaf = room.subarray(0, 1 + Math.min(piece, end - at));
    await fill(leaf.subarray(1), file, at);
    hashes.push(await sha256(leaf));
  }
  return rootOf(hashes);
}

async function fill(room, file, at) {
  if (file.readInto) return file.readInto(room, at);
  room.set(await bytesOf(file, at, at + room.length));
}
