// Checks the seal of a book. It shares nothing with what seals: it is the second opinion. Only what browsers and Node both have.

const SEAL =
  /\n(\d+) 0 obj\n<<\/Type\/EmbeddedFile\/Subtype\/text#2Fplain\/Params<<\/ModDate\(D:(\d{8})000000Z\)\/Size (\d+)>>\/Length \3>>\nstream\n/g;
export const SIGNATURE = /^\u2014 (\S+) ([A-Za-z0-9+/]+=*)\n$/;
/** The form of a book's note: its name and version, lines that it has, and those of books that bring a journal along. */
const BOOK = {
  name: 'carnet-book-seal',
  fields: ['key', 'bytes', 'sha256', 'object', 'issued', 'content'],
  more: ['journal'],
};
/** The seal is the end of the file, and shorter than this. */
const MOST = 8_192;

/**
 * @param {Uint8Array} file a book
 * @returns {Promise<{ verdict: 'unchanged', seal: Record<string, string> } | { verdict: 'changed', why: string } | { verdict: 'unknown', why: string }>}
 * `changed` also where there is no seal; `unknown` where this program cannot check
 */
export async function verifyBook(file) {
  const found = findSeal(file);
  if (typeof found === 'string') return changed(found);
  const { start, body, end, object, day } = found;
  const note = await signedNote(file.subarray(body, end), BOOK);
  if (note.verdict !== undefined) return note;
  const { seal } = note;
  if (seal.bytes !== String(start) || seal.object !== object || seal.issued.replaceAll('-', '') !== day)
    return changed('place');
  if (!isWhatFollows(file, found)) return changed('appended');
  if (hex(await sha256(file.subarray(0, start))) !== seal.sha256) return changed('content');
  return { verdict: 'unchanged', seal };
}

export const changed = (why) => ({ verdict: 'changed', why });

/** The words of a note of this form, if its own key signed it; else a verdict. */
export async function signedNote(bytes, form) {
  const note = readNote(bytes, form);
  if (typeof note === 'string') return changed(note);
  const { seal, text, name, signature, isNewer } = note;
  const key = readKey(seal.key);
  if (key === null || key.name !== name) return changed('key');
  const keyId = (await sha256(join(utf8(`${key.name}\n`), key.bytes))).subarray(0, 4);
  if (hex(keyId) !== key.id || hex(signature.subarray(0, 4)) !== key.id) return changed('key');
  const isSigned = await isSignedBy(key.bytes.subarray(1), signature.subarray(4), utf8(text));
  if (isSigned === null) return { verdict: 'unknown', why: 'ed25519' };
  if (!isSigned) return changed('signature');
  return isNewer ? { verdict: 'unknown', why: 'newer' } : { seal };
}

/** The last seal of a file: where it begins, and where its note is. */
function findSeal(file) {
  const from = Math.max(0, file.length - MOST);
  const match = [...latin1(file.subarray(from)).matchAll(SEAL)].at(-1);
  if (!match) return 'no-seal';
  const [head, object, day, length] = match;
  const start = from + match.index;
  const body = start + head.length;
  const end = body + Number(length);
  return end > file.length ? 'cut' : { start, body, end, object, day, head };
}

/** A note as it is signed: a text, an empty line, one signature. `isNewer` where it is of a form that came after this program. */
function readNote(bytes, { name: form, fields: always, more }) {
  let note;
  try {
    note = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return 'note';
  }
  const cut = note.lastIndexOf('\n\n');
  const text = note.slice(0, cut + 1);
  const line = SIGNATURE.exec(note.slice(cut + 2));
  if (cut < 0 || !line) return 'note';
  const [, name, base64] = line;
  const signature = fromBase64(base64);
  const rows = text.split('\n').slice(0, -1);
  const seal = Object.fromEntries(
    rows.slice(1).map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]),
  );
  const [schema, ...fields] = rows;
  const known = [...always, ...more];
  const isOfForm = schema.startsWith(`${form}/`) && /^\d+$/.test(schema.slice(form.length + 1));
  const isNewer = fields.length > known.length || (isOfForm && schema !== `${form}/1`);
  const isWhole = isNewer
    ? isOfForm && seal.key !== undefined
    : schema === `${form}/1` &&
      fields.length >= always.length &&
      fields.every((row, at) => row.startsWith(`${known[at]} `));
  return !isWhole || signature === null || signature.length !== 68 ? 'note' : { seal, text, name, signature, isNewer };
}

/** `name+id+base64` */
export function readKey(text) {
  const [, name, id, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = base64 === undefined ? null : fromBase64(base64);
  return bytes === null || bytes.length !== 33 || bytes[0] !== 1 ? null : { name, id, bytes };
}

/** null where this browser is too old to know. */
export async function isSignedBy(raw, signature, text) {
  let key;
  try {
    key = await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
  } catch (error) {
    if (error.name === 'NotSupportedError') return null;
    return false;
  }
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, text);
}

/** Everything behind the note is a function of what stands before it, so it is made again and compared. */
function isWhatFollows(file, { start, end, object }) {
  const before = latin1(file.subarray(Math.max(0, start - 2_048), start));
  const trailer = /trailer\s*<<(.*)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/s.exec(before);
  if (!trailer) return false;
  const foot = '\nendstream\nendobj\n';
  const row = `${String(start + 1).padStart(10, '0')} 00000 n\r\n`;
  const entries = trailer[1].replace(/\/Prev \d+/, '');
  const wanted = `${foot}xref\n${object} 1\n${row}trailer\n<<${entries}/Prev ${trailer[2]}>>\nstartxref\n${end + foot.length}\n%%EOF`;
  return latin1(file.subarray(end)) === wanted;
}

export const utf8 = (text) => new TextEncoder().encode(text);
/** A character for each byte of a few thousand. Browsers mean another alphabet by this name of a decoder, so it is done by hand. */
export const latin1 = (bytes) => String.fromCharCode(...bytes);
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export function join(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** null unless it is written as everybody would write it. */
export function fromBase64(text) {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return btoa(String.fromCharCode(...bytes)) === text ? bytes : null;
  } catch {
    return null;
  }
}
