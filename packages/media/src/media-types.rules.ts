/** A kind of file by its content, and the endings that its names may have. */
export interface MediaType {
  type: string;
  endings: readonly string[];
}

/** Pictures that can be shown once they are decoded. No SVG: it is a document that runs scripts. */
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

/** Types that papers come as: pictures of them, or pages. No office files: they run macros. */
export const PAPER_TYPES: readonly MediaType[] = [...PICTURE_TYPES, { type: 'application/pdf', endings: ['pdf'] }];

/** Data as text. What may be kept of it, whoever takes it has to look at. */
export const XML_TYPE: MediaType = { type: 'application/xml', endings: ['xml'] };

/** Data in an envelope of a signature: PKCS #7, as CAdES has it. What is in it, whoever takes it has to look at. */
export const SIGNED_TYPE: MediaType = { type: 'application/pkcs7-mime', endings: ['p7m'] };

/** A vehicle's history from another installation: a ZIP by its content. */
export const PASSPORT_TYPE: MediaType = { type: 'application/zip', endings: ['carnet'] };

/** The ending of a name in lower case, without its dot; empty where it has none. */
export const endingOf = (name: string): string => /\.([^.\s/\\]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The greatest length of a file of this name: PDFs are scans of whole manuals. */
export const mostBytes = (limits: { uploadBytes: number; pdfBytes: number }, name: string): number =>
  endingOf(name) === 'pdf' ? limits.pdfBytes : limits.uploadBytes;

/** Tells whether a file of this name could be any of `types`. */
export const mayBe = (types: readonly MediaType[], name: string): boolean =>
  types.some(({ endings }) => endings.includes(endingOf(name)));

/** Tells whether the type that was found in the content is among `types`, and the ending of the name belongs to it. */
export const agrees = (types: readonly MediaType[], name: string, found: string | undefined): boolean =>
  types.some(({ type, endings }) => type === found && endings.includes(endingOf(name)));

/** Types of moving pictures, each with the type of still picture as which it is treated: only its first picture is shown. */
const OF_MOVING: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};

/** The number of first bytes that tell what `found` leaves open. */
export const HEAD_BYTES = 64;

/** The type among those above of a content: of what was found, and of its first bytes. AV1 in a HEIF is AVIF, whichever of its brands comes first. */
export function typeOfContent(found: string | undefined, head: Buffer): string | undefined {
  // Many programs write XML without its first line.
  if (found === undefined && beginsAsXml(head)) return XML_TYPE.type;
  if (found === undefined) return beginsAsSigned(derOf(head)) ? SIGNED_TYPE.type : undefined;
  const type = OF_MOVING[found] ?? found;
  const isHeif = type === 'image/heic' || type === 'image/heif';
  return isHeif && brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'image/avif' : type;
}

/** With an element or a comment, behind a byte order mark and blanks. */
const beginsAsXml = (head: Buffer): boolean => /^(?:\xef\xbb\xbf)?\s*<(?:[A-Za-z_]|!--)/.test(head.toString('latin1'));

/** A sequence whose first part is the number of signed data, 1.2.840.113549.1.7.2 (RFC 5652, 5.1). */
export const beginsAsSigned = (der: Buffer): boolean =>
  /^30(?:[0-7].|80|81..|82.{4}|83.{6}|84.{8})06092a864886f70d010702/.test(der.toString('hex', 0, HEAD_BYTES));

/** The bytes of what may be written as a text of base64, with or without a line that says so. */
export function derOf(content: Buffer): Buffer {
  // Two runs of blanks beside each other would be tried in every way to part them: hours for a file of blanks.
  const [, text] =
    /^\s*(?:-----BEGIN [A-Z0-9# ]{1,40}-----\s*)?(MI[A-Za-z0-9+/=\s]{16,})/.exec(content.toString('latin1')) ?? [];
  return text === undefined ? content : Buffer.from(text, 'base64');
}

/** The brands in the first box of an ISO file (ISO/IEC 14496-12, 4.3), as far as they are there; the four bytes behind the first are a version. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const places = [8, ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => 16 + 4 * at)];
  return places.map((at) => head.toString('latin1', at, at + 4));
}
