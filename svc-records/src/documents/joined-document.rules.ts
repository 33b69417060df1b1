import { Invalid, type Said } from '@carnet/messages';
import * as m from '../messages/document.js';
import type { Document, DocumentFields, PageOfDocument } from './document.entity.js';

const LIMIT_OF_LISTS = 50;
/** The maximum total size of the originals in one document, in bytes. */
const MOST_BYTES = 200 * 1024 * 1024;

const FIELDS: readonly (keyof DocumentFields)[] = [
  ...(['type', 'title', 'number', 'vendor', 'expires_on'] as const),
  ...(['amount', 'currency', 'mileage', 'notes'] as const),
];

/** `found` in the order of `ids`. @throws Invalid (400) if they cannot be the pages of one document */
export function requirePages(ids: readonly number[], found: readonly PageOfDocument[]): PageOfDocument[] {
  const refuse = (said: Said) => Invalid.field('document_ids', said);
  if (ids.length === 0) throw refuse(m.required);
  if (new Set(ids).size < ids.length) throw refuse(m.pageOnce);
  const byId = new Map(found.map((page) => [page.id, page]));
  const pages = ids.map((id) => byId.get(id)).filter((page) => page !== undefined);
  if (pages.length < ids.length || pages.some(({ deleted }) => deleted)) throw refuse(m.notFound);
  if (new Set(pages.map(({ vehicle_id }) => vehicle_id).filter((id) => id !== null)).size > 1)
    throw refuse(m.ofSeveralVehicles);
  if (pages.some((page) => !isOnePicture(page))) throw refuse(m.onlyPictures);
  if (pages.some(({ state }) => state === 'pending')) throw refuse(m.stillBeingRead);
  if (pages.some(({ shown_sha }) => shown_sha === null)) throw refuse(m.unreadable);
  if (pages.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES) throw refuse(m.tooLargeTogether);
  return pages;
}

/** Excludes TIFFs with several pages, of which only the first would be joined. */
const isOnePicture = ({ media_type, pages }: PageOfDocument): boolean =>
  media_type.startsWith('image/') && (pages ?? 1) === 1;

/** The document joined from several pages: each field takes the first value, tags and links of all are merged. */
export function joinedDocument(pages: readonly Document[], title: string | null): Omit<Document, 'id'> {
  const [first] = pages as [Document];
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, pages.find((page) => page[field] !== null)?.[field] ?? null]),
  ) as unknown as DocumentFields;
  const amount = pages.find((page) => page.amount !== null);
  const dated = pages.find((page) => page.dated !== null);
  const links = new Map(pages.flatMap((page) => page.links).map((link) => [JSON.stringify(link), link]));
  return {
    ...fields,
    ...{ dated: dated?.dated ?? null, dated_edtf: dated?.dated_edtf ?? null },
    ...{ amount: amount?.amount ?? null, currency: amount?.currency ?? null },
    ...(title !== null && { title }),
    owner_id: first.owner_id,
    version: 1,
    vehicle_id: pages.find(({ vehicle_id }) => vehicle_id !== null)?.vehicle_id ?? null,
    tags: [...new Set(pages.flatMap(({ tags }) => tags))].sort().slice(0, LIMIT_OF_LISTS),
    links: [...links.values()].slice(0, LIMIT_OF_LISTS),
    ...{ turned: 0, deleted: false },
    // The joined paper is new, so nobody has reviewed its sheets yet.
    ...{ hidden: null, pages: null },
  };
}

/** `invoice-1.heic` → `invoice-1.pdf` */
export const nameOfJoined = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.pdf`;
