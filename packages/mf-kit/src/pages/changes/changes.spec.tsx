import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWithKit } from '../../testing';
import { Changes } from './changes';
import type { ChangesOf, HistoryEntry } from './changes-of';

const record = { id: 7 };

function open(entries: HistoryEntry[], time_zone = 'America/Los_Angeles', more = false) {
  const asked: number[] = [];
  const kind: ChangesOf<typeof record> = {
    key: ['things'],
    read: async (id) => {
      asked.push(id);
      return { entries, more };
    },
    fields: { cost: { label: 'Cost', as: 'money', currency: 'currency' }, notes: { label: 'Notes', as: 'long' } },
  };
  renderWithKit(<Changes record={record} of={async () => ({ default: kind })} />, { user: aUser({ time_zone }) });
  return asked;
}

const change = (name: string, before: string | null, after: string | null) => ({ name, before, after });
const created: HistoryEntry = { seq: 1, action: 'created', at: '2026-03-04T18:00:00Z', changes: [] };
const changed: HistoryEntry = {
  ...{ seq: 2, action: 'changed', at: '2026-03-05T05:05:00Z' },
  changes: [change('cost', '120.00', '140.00'), change('notes', null, 'Hose')],
};

it('asks for nothing before it is opened', async () => {
  const asked = open([changed, created]);
  expect(asked).toEqual([]);
  await userEvent.click(await screen.findByText('Changes'));
  const list = await screen.findByRole('list', { name: 'Changes' });
  expect([...list.children].map((entry) => entry.textContent)).toEqual([
    'Mar 4, 2026, 9:05 PM ChangedCost: $120.00 → $140.00Notes: added',
    'Mar 4, 2026, 10:00 AM Created',
  ]);
  expect(asked).toEqual([7]);
});

it('says of what is older than the journal that it was there before, and when it was changed', async () => {
  open([
    { ...changed, changes: [change('cost', null, '20.00')] },
    { ...created, action: 'opened' },
  ]);
  await userEvent.click(await screen.findByText('Changes'));
  expect(await screen.findByText('Created before changes were kept')).toBeVisible();
  expect(screen.getAllByRole('time')).toHaveLength(1);
  expect(screen.getByText(/empty → \$20\.00/)).toBeVisible();
});

it('says so where nothing was changed since', async () => {
  open([]);
  await userEvent.click(await screen.findByText('Changes'));
  expect(await screen.findByText('Nothing has been changed since changes are kept.')).toBeVisible();
});

it('says that older changes are not shown, and claims nothing of what stood in them', async () => {
  open(
    [
      { ...changed, seq: 3 },
      { ...changed, changes: [change('cost', null, '120.00')] },
    ],
    undefined,
    true,
  );
  await userEvent.click(screen.getByText('Changes'));
  expect(await screen.findByText('Older changes are not shown.')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Changes' });
  expect(list).not.toHaveTextContent(/empty|added/);
  expect(list).toHaveTextContent('Cost: changed');
});

describe('the name of who wrote it', () => {
  const byAnother = (actor_id: number): HistoryEntry => ({ ...created, actor_id });
  const writers = (...known: { owner_id: number; id: number; name: string }[]) =>
    fakeApi({ 'GET /api/auth/sharing': { body: { writers: known } } });
  const heads = async () => {
    await userEvent.click(await screen.findByText('Changes'));
    const list = await screen.findByRole('list', { name: 'Changes' });
    return () => [...list.children].map((entry) => entry.querySelector('p')!.textContent);
  };

  it('stands beside what somebody else wrote in the garage, and not beside the owner’s own', async () => {
    writers({ owner_id: 1, id: 5, name: 'Ada Fairlane' }, { owner_id: 2, id: 6, name: 'Of another garage' });
    open([{ ...changed, actor_id: null }, byAnother(5)]);
    const shown = await heads();
    await waitFor(() =>
      expect(shown()).toEqual([expect.stringMatching(/Changed$/), expect.stringMatching(/Created by Ada Fairlane$/)]),
    );
  });

  it('is a plain word where the account is gone', async () => {
    writers({ owner_id: 2, id: 5, name: 'Of another garage' });
    open([byAnother(5)]);
    const shown = await heads();
    await waitFor(() => expect(shown()).toEqual([expect.stringMatching(/by somebody whose name is no longer known$/)]));
  });

  it('is asked for by nobody where the owner wrote all', async () => {
    const { calls } = writers();
    open([changed, created]);
    expect((await heads())()).toHaveLength(2);
    expect(calls).toEqual([]);
  });
});
