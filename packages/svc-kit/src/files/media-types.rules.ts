/** A kind of file by its content, and the endings that its names may have. */
export interface MediaType {
  type: string;
  endings: readonly string[];
}

/** Pictures that can be shown once they are decoded. No SVG: it is a document that runs scripts. */
export const PICTURE_TYPES: readonly MediaType[] = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  { type: 'image/png', endings: ['png'] },
  { type: 'image/webp', endings: ['webp'] },
  { type: 'image/avif', endings: ['avif'] },
  { type: 'image/heic', endings: ['heic', 'heif'] },
  { type: 'image/heif', endings: ['heif', 'heic'] },
  { type: 'image/gif', endings: ['gif'] },
  { type: 'image/tiff', endings: ['tif', 'tiff'] },
];

/** What papers come as: pictures of them, or pages. No office files: they run macros. */
export const PAPER_TYPES: readonly MediaType[] = [...PICTURE_TYPES, { type: 'application/pdf', endings: ['pdf'] }];

/** The ending of a name in lower case, without its dot; empty where it has none. */
export const endingOf = (name: string): string => /\.([^.\s/\\]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** How long a file of this name may be: PDFs are scans of whole manuals. */
export const mostBytes = (limits: { uploadBytes: number; pdfBytes: number }, name: string): number =>
  endingOf(name) === 'pdf' ? limits.pdfBytes : limits.uploadBytes;

/** Whether a file of this name could be any of `types`. */
export const mayBe = (types: readonly MediaType[], name: string): boolean =>
  types.some(({ endings }) => endings.includes(endingOf(name)));

/** Whether content and name say the same, and something that is among `types`. */
export const agrees = (types: readonly MediaType[], name: string, found: string | undefined): boolean =>
  types.some(({ type, endings }) => type === found && endings.includes(endingOf(name)));
