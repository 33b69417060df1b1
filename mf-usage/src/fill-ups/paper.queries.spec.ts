import { fakeApi } from '@carnet/mf-kit/testing';
import { linkPaper } from './paper.queries';

const LINK = { subject_kind: 'fill-up', subject_id: 5 };
const OTHER = { subject_kind: 'issue', subject_id: 4 };
const FILL_UP = { id: 5, vehicle_id: 7 };

/** A paper whose links somebody else changes before the first PATCH. */
function aPaper(links: object[], changed: object[] | null) {
  let stored = { vehicle_id: 7, version: 3, links };
  let isTaken = changed === null;
  return fakeApi({
    'GET /api/documents/51': () => ({ body: stored }),
    'PATCH /api/documents/51': () => {
      if (isTaken) return { body: stored };
      isTaken = true;
      stored = { ...stored, version: 4, links: changed! };
      return { status: 412, body: { msg: 'Changed elsewhere', code: 'entity.stale' } };
    },
  });
}
const sent = ({ calls }: ReturnType<typeof aPaper>) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

it('is linked over a version that somebody else made meanwhile, whose links stay', async () => {
  const answers = aPaper([], [OTHER]);
  await linkPaper(51, FILL_UP);
  expect(sent(answers)).toEqual([{ links: [LINK] }, { links: [OTHER, LINK] }]);
});

it('is linked once, also where the answer to the first try was lost', async () => {
  const answers = aPaper([OTHER, LINK], null);
  await linkPaper(51, FILL_UP);
  expect(sent(answers)).toEqual([]);
});
