import { placeIn, type Table, type TableRow } from './tables.rules';

/** An attachment of a row, as its file names it. */
export interface Attachment {
  name: string;
  location: string;
}

/** Fetches an attachment's bytes by its location; null if they are missing. */
export type AttachmentSource = (location: string, signal: AbortSignal) => Promise<Blob | null>;

/** True for an attachment that is a web address. It is not fetched; the row's note gets the link. */
export const isLink = (location: string): boolean => /^https?:\/\//i.test(location);

/** Attachments of a row, in file order. Links are left out. */
export function attachmentsOf({ cells }: TableRow, { header, format }: Table): Attachment[] {
  const said = format?.attachments;
  const text = said ? (cells[placeIn(header, said.column)] ?? '') : '';
  if (!said || !text.startsWith('[')) return [];
  return listIn(text).flatMap((entry) => {
    const { [said.name]: name, [said.location]: location } = entry;
    if (typeof location !== 'string' || location === '' || isLink(location)) return [];
    return [{ name: typeof name === 'string' && name.trim() !== '' ? name.trim() : location, location }];
  });
}

function listIn(text: string): Record<string, unknown>[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.filter((one): one is Record<string, unknown> => typeof one === 'object' && !!one)
      : [];
  } catch {
    return [];
  }
}
