import { fakeApi } from '@carnet/mf-kit/testing';
import fileLinks from './file-links';

const LINKED = { subject_kind: 'ownership-chapter', subject_id: 81 };

it('links the papers and photos of a record to the one that takes its place, and to it alone', async () => {
  const paper = { id: 5, version: 1, vehicle_id: 7, links: [{ subject_kind: 'part', subject_id: 3 }] };
  const api = fakeApi({
    'GET /api/documents': { body: [{ id: 5, links: [LINKED] }] },
    'GET /api/photos': { body: [8, 9].map((id) => ({ id, links: [LINKED] })) },
    'GET /api/documents/5': { body: paper },
    'PATCH /api/documents/5': { body: paper },
    'PATCH /api/photos': { body: [] },
  });
  const again = await fileLinks.of({ subject: 'ownership-chapter', id: 81 });
  expect(api.calls.map(({ query }) => query.get('subject'))).toEqual(['ownership-chapter:81', 'ownership-chapter:81']);
  await again({ subject: 'ownership-chapter', id: 82 });
  const link = { subject_kind: 'ownership-chapter', subject_id: 82 };
  expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { links: [...paper.links, link] },
    { ids: [8, 9], add_links: [link] },
  ]);
});

it('asks for nothing more where a record has none', async () => {
  const api = fakeApi({ 'GET /api/documents': { body: [] }, 'GET /api/photos': { body: [] } });
  await (
    await fileLinks.of({ subject: 'vehicle-identity', id: 91 })
  )({ subject: 'vehicle-identity', id: 92 });
  expect(api.calls).toHaveLength(2);
});

it('asks for the files of many records at once, and links each to its own', async () => {
  const linked = (id: number) => ({ subject_kind: 'fill-up', subject_id: id });
  const api = fakeApi({
    'GET /api/documents': { body: [] },
    'GET /api/photos': {
      body: [
        { id: 8, links: [linked(1), linked(2)] },
        { id: 9, links: [linked(2)] },
      ],
    },
    'PATCH /api/photos': { body: [] },
  });
  const again = await fileLinks.ofAll([1, 2, 3].map((id) => ({ subject: 'fill-up', id })));
  expect(api.calls.map(({ query }) => query.get('subject'))).toEqual(Array(2).fill('fill-up:1,fill-up:2,fill-up:3'));
  for (const [at, link] of again.entries()) await link({ subject: 'fill-up', id: at + 11 });
  expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { ids: [8], add_links: [linked(11)] },
    { ids: [8, 9], add_links: [linked(12)] },
  ]);
});
