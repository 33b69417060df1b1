/** A media type detected from the content, and the file name extensions that belong to it. */
export interface MediaType {
  type: string;
  endings: readonly string[];
}

/** Pictures that can be decoded and shown. No SVG, because it can run scripts. */
export const PICTURE_TYPES: readonly MediaType[] = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  { type: 'image/png', endings: ['png', 'apng'] },
  { type: 'image/webp', endings: ['webp'] },
  { type: 'image/avif', endings: ['avif', 'heif', 'hif'] },
  { type: 'image/heic', endings: ['heic', 'heif', 'hif'] },
  { type: 'image/heif', endings: ['heif', 'heic', 'hif'] },
  { type: 'image/gif', endings: ['gif'] },
  { type: 'image/tiff', endings: ['tif', 'tiff'] },
];

/** Types of papers: pictures and PDF. No office files, because they can run macros. */
export const PAPER_TYPES: readonly MediaType[] = [...PICTURE_TYPES, { type: 'application/pdf', endings: ['pdf'] }];

/** XML data. The handler of the upload must check which XML it accepts. */
export const XML_TYPE: MediaType = { type: 'application/xml', endings: ['xml'] };

/** Signed data in a PKCS #7 envelope (CAdES). The handler of the upload must check its content. */
export const SIGNED_TYPE: MediaType = { type: 'application/pkcs7-mime', endings: ['p7m'] };

/** The passport of a vehicle from another installation: a ZIP file. */
export const PASSPORT_TYPE: MediaType = { type: 'application/zip', endings: ['carnet'] };

/** The extension of a file name in lower case, without the dot; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.\s/\\]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Maximum size of a file with this name. PDFs may be larger, because they include scans of whole manuals. */
export const mostBytes = (limits: { uploadBytes: number; pdfBytes: number }, name: string): number =>
  endingOf(name) === 'pdf' ? limits.pdfBytes : limits.uploadBytes;

/** Tells whether a file with this name could be of one of `types`. */
export const mayBe = (types: readonly MediaType[], name: string): boolean =>
  types.some(({ endings }) => endings.includes(endingOf(name)));

/** Tells whether the detected type is one of `types`, and the extension of the name matches it. */
export const agrees = (types: readonly MediaType[], name: string, found: string | undefined): boolean =>
  types.some(({ type, endings }) => type === found && endings.includes(endingOf(name)));

/** Types of animated pictures, each with the still type that it is treated as. Only the first frame is shown. */
const OF_MOVING: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};

/** Number of bytes at the start of a file that decide where `found` is not specific enough. */
export const HEAD_BYTES = 64;

/** Decides the media type from the detected type and the first bytes. A HEIF file with AV1 is AVIF, in whatever order its brands are. */
export function typeOfContent(found: string | undefined, head: Buffer): string | undefined {
  // Many programs write XML without the XML declaration.
  if (found === undefined && beginsAsXml(head)) return XML_TYPE.type;
  if (found === undefined) return beginsAsSigned(derOf(head)) ? SIGNED_TYPE.type : undefined;
  const type = OF_MOVING[found] ?? found;
  const isHeif = type === 'image/heic' || type === 'image/heif';
  return isHeif && brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'image/avif' : type;
}

/** An element or a comment, after an optional byte order mark and blanks. */
const beginsAsXml = (head: Buffer): boolean => /^(?:\xef\xbb\xbf)?\s*<(?:[A-Za-z_]|!--)/.test(head.toString('latin1'));

/** Tells whether it is a sequence that starts with the object id of signed data, 1.2.840.113549.1.7.2 (RFC 5652, 5.1). */
export const beginsAsSigned = (der: Buffer): boolean =>
  /^30(?:[0-7].|80|81..|82.{4}|83.{6}|84.{8})06092a864886f70d010702/.test(der.toString('hex', 0, HEAD_BYTES));

/** Decodes data that may be Base64 text, with or without a PEM header. */
export function derOf(content: Buffer): Buffer {
  // Two adjacent runs of blanks would cause quadratic backtracking: hours for a file of blanks.
  const [, text] =
    /^\s*(?:-----BEGIN [A-Z0-9# ]{1,40}-----\s*)?(MI[A-Za-z0-9+/=\s]{16,})/.exec(content.toString('latin1')) ?? [];
  return text === undefined ? content : Buffer.from(text, 'base64');
}

/** The brands in the first box of an ISO file (ISO/IEC 14496-12, 4.3) that are complete. The four bytes after the first brand are a version. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const places = [8, ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => 16 + 4 * at)];
  return places.map((at) => head.toString('latin1', at, at + 4));
}
