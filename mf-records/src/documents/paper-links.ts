import type { PhotosOf } from '@carnet/contracts';
import { ApiError } from '@carnet/mf-kit/data';
import { type FileLink, isSameLink } from '../subjects';
import { type Document, readDocument, updateDocument } from './documents.queries';

type Linked = Pick<Document, 'vehicle_id' | 'links'>;

/** Tells whether a paper belongs to the vehicle or the record. */
export const belongsTo = ({ vehicle_id, links }: Linked, of: PhotosOf): boolean => {
  const link = linkOf(of);
  return link ? links.some((one) => isSameLink(one, link)) : vehicle_id === of.id;
};

/** False for a paper of another vehicle: moving it would remove its links to that vehicle's records. */
export const mayBelongTo = ({ vehicle_id }: Linked, vehicleId: number): boolean =>
  vehicle_id === null || vehicle_id === vehicleId;

/** Links or unlinks a paper and keeps its other links. Reads the paper first, and retries once if another save came in between. */
export async function linkPaper(id: number, of: PhotosOf, isToBe: boolean): Promise<Document> {
  for (let isFirst = true; ; isFirst = false) {
    const paper = await readDocument(id);
    if (belongsTo(paper, of) === isToBe) return paper;
    try {
      return await updateDocument(paper, changeOf(paper, of, isToBe));
    } catch (error) {
      if (!isFirst || !(error instanceof ApiError && error.isStale)) throw error;
    }
  }
}

function changeOf({ links }: Linked, of: PhotosOf, isToBe: boolean) {
  const link = linkOf(of);
  if (!link) return { vehicle_id: isToBe ? of.id : null };
  return { links: isToBe ? [...links, link] : links.filter((one) => !isSameLink(one, link)) };
}

const linkOf = ({ subject, id }: PhotosOf): FileLink | null =>
  subject === 'vehicle' ? null : { subject_kind: subject, subject_id: id };
