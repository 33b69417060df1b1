import { useIsFetching } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Button } from '../../ui/button';
import { DeleteButton, useAskedDeletion } from '../delete-button';
import { aUser, fakeApi, renderWithKit } from '../../testing';
import { OfAuthor } from './of-author';

const ME = 1;
const HISTORY = 'GET /api/parts/7/history';
const changed = { seq: 9, action: 'changed', at: '2026-03-05T05:05:00Z', actor_id: ME, changes: [] };
const createdBy = (actor_id: number | null) => ({
  body: { entries: [changed, { ...changed, seq: 2, action: 'created', actor_id }], more: false },
});

const inGarage = (role: string) =>
  sessionStorage.setItem(
    'carnet.garage',
    JSON.stringify({
      person: ME,
      garage: { id: 3, owner_id: 12, owner_name: 'Ada', role, vehicle_id: null, vehicle_name: null, expires_at: null },
    }),
  );
afterEach(() => sessionStorage.clear());

function Part() {
  const deletion = useAskedDeletion('Sure?', async () => undefined);
  return (
    <>
      <p>{useIsFetching() === 0 ? 'All has come' : 'On its way'}</p>
      <Button to="/parts/7/edit">Edit</Button>
      <DeleteButton deletion={deletion} />
    </>
  );
}

function open(entry?: string) {
  renderWithKit(
    <OfAuthor entry={entry}>
      <Part />
    </OfAuthor>,
    { path: '/parts/7', route: '/parts/:id', user: aUser({ id: ME }) },
  );
}

const ways = () => screen.queryAllByRole('link', { name: 'Edit' }).length + screen.queryAllByRole('button').length;

it('lets a contributor change what they have added, and nothing that others have', async () => {
  inGarage('contributor');
  const { calls, on } = fakeApi({ [HISTORY]: createdBy(ME) });
  open('parts');
  expect(ways()).toBe(0);
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(calls[0]!.headers.get('x-garage')).toBe('12');
  for (const author of [null, 5]) {
    document.body.replaceChildren();
    on(HISTORY, createdBy(author));
    const before = calls.length;
    open('parts');
    expect(await screen.findByText('All has come')).toBeVisible();
    expect([calls.length, ways()]).toEqual([before + 1, 0]);
  }
});

it('asks nobody where the page is of no entry', () => {
  inGarage('contributor');
  const { calls } = fakeApi();
  open();
  expect([screen.queryByText('All has come') !== null, ways(), calls]).toEqual([true, 0, []]);
});
