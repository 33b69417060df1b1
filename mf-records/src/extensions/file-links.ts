import type { FileLinks, PhotosOf } from '@carnet/contracts';
import type { Page } from '@carnet/mf-kit';
import { api } from '../api';
import { linkPaper } from '../documents';
import { changePhotos } from '../photos';
import * as m from '../messages/papers';
import * as photo from '../messages/photo-queries';

/** As many as a page of a list can have. */
const PAGE = 100;

/** Photos and papers of a record of another remote's that may come back as another one (extension point `file-links`). */
const fileLinks: FileLinks = {
  async of({ subject, id }) {
    const query = { subject: `${subject}:${id}`, limit: PAGE };
    const [papers, photos] = await Promise.all([
      idsOf((page) => api.list('/api/documents', { query, page, fallback: m.listFailed })),
      idsOf((page) => api.list('/api/photos', { query, page, fallback: photo.listFailed })),
    ]);
    return async (other) => {
      for (const paper of papers) await linkPaper(paper, other, true);
      await changePhotos({ ids: photos, add_links: linksTo(other) });
    };
  },
};
export default fileLinks;

const linksTo = ({ subject, id }: PhotosOf) =>
  subject === 'vehicle' ? [] : [{ subject_kind: subject, subject_id: id }];

async function idsOf(read: (page: string | null) => Promise<Page<{ id: number }>>): Promise<number[]> {
  const ids: number[] = [];
  let next: string | null = null;
  do {
    const page: Page<{ id: number }> = await read(next);
    ids.push(...page.rows.map(({ id }) => id));
    ({ next } = page);
  } while (next);
  return ids;
}
