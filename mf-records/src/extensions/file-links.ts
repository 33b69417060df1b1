import type { FileLinks, LinkAgain, PhotosOf, records } from '@carnet/contracts';
import type { Page } from '@carnet/mf-kit/data';
import { api } from '../api';
import { linkPaper } from '../documents';
import { changePhotos } from '../photos';
import * as m from '../messages/papers';
import * as photo from '../messages/photo-queries';

/** Maximum page size of a list, and maximum number of records in one query. */
const PAGE = 100;

/** Finds photos and papers of another remote's deleted records, and links them to the records created in their place (extension point `file-links`). */
const fileLinks = {
  of: async (record) => (await ofAll([record]))[0]!,
  ofAll,
} satisfies FileLinks;
export default fileLinks;

async function ofAll(gone: readonly PhotosOf[]): Promise<LinkAgain[]> {
  const subjects = gone.map(({ subject, id }) => `${subject}:${id}`);
  const [papers, photos] = await Promise.all([
    filesOf(subjects, (query, page) => api.list('/api/documents', { query, page, fallback: m.listFailed })),
    filesOf(subjects, (query, page) => api.list('/api/photos', { query, page, fallback: photo.listFailed })),
  ]);
  return subjects.map((subject) => async (other) => {
    for (const paper of idsOf(papers, subject)) await linkPaper(paper, other, true);
    await changePhotos({ ids: idsOf(photos, subject), add_links: linksTo(other) });
  });
}

const linksTo = ({ subject, id }: PhotosOf) =>
  subject === 'vehicle' ? [] : [{ subject_kind: subject, subject_id: id }];

type Linked = Pick<records.DocumentView, 'id' | 'links'>;

async function filesOf(
  subjects: readonly string[],
  read: (query: { subject: string; limit: number }, page: string | null) => Promise<Page<Linked>>,
): Promise<Linked[]> {
  const files: Linked[] = [];
  for (let at = 0; at < subjects.length; at += PAGE) {
    const query = { subject: subjects.slice(at, at + PAGE).join(), limit: PAGE };
    let next: string | null = null;
    do {
      const page: Page<Linked> = await read(query, next);
      files.push(...page.rows);
      ({ next } = page);
    } while (next);
  }
  return files;
}

function idsOf(files: readonly Linked[], subject: string): number[] {
  const its = files.filter(({ links }) =>
    links.some(({ subject_kind, subject_id }) => `${subject_kind}:${subject_id}` === subject),
  );
  return [...new Set(its.map(({ id }) => id))];
}
