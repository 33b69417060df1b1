import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, renderWithKit } from '../../testing';
import { publishWaiting } from '../../data/outbox/outbox';
import { standInOf } from '../../data/outbox/stand-in.rules';
import { Waiting } from './waiting';

const waitingIn = (list: string, title: string, kind = 'tread') => ({
  ...anEntry({ kind, title, list }),
  ...{ id: title, form: null },
});
const rows = async () => within(await screen.findByRole('region', { name: 'Not sent yet' })).getAllByRole('listitem');

afterEach(() => act(() => publishWaiting([])));

it('shows what waits in this list alone, where several have things of the kind', async () => {
  renderWithKit(<Waiting kind="tread" list="/components/3" />);
  const all = [
    waitingIn('/components/3', 'Here'),
    waitingIn('/components/4', 'Elsewhere'),
    waitingIn('/components/3', 'Other', 'part'),
  ];
  act(() => publishWaiting(all));
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Here/)]);
});

it('offers to send again what was refused and has no form in which it could be changed', async () => {
  renderWithKit(<Waiting />);
  const refused = { state: 'refused', problem: 'There are too many' } as const;
  act(() =>
    publishWaiting([
      { ...waitingIn('/track-sessions', 'Of a file'), ...refused },
      { ...anEntry({ title: 'Of a form' }), ...refused },
    ]),
  );
  const [ofFile, ofForm] = (await rows()).map((row) => within(row));
  expect(ofFile!.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  expect(ofForm!.queryByRole('button', { name: 'Send anyway' })).toBeNull();
  expect(ofForm!.getByRole('link', { name: 'Open' })).toBeVisible();
});

it('says what an entry that names another waits for, and what becomes of it where that is thrown away', async () => {
  renderWithKit(<Waiting />);
  const part = { ...anEntry({ kind: 'part', title: 'Filter', list: '/parts' }), id: 'a1' };
  const event = { ...anEntry({ title: 'Oil' }), body: { parts: [{ id: standInOf('a1') }] } };
  act(() => publishWaiting([part, event]));
  const [first, second] = await rows();
  expect(second).toHaveTextContent('Sent after “Filter”, which it names.');
  act(() => publishWaiting([{ ...part, state: 'refused', problem: 'It has no name' }, event]));
  expect(second).toHaveTextContent('It names “Filter”, and is sent once you have settled that.');
  await userEvent.click(within(first!).getByRole('button', { name: 'Throw away' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 other entry names it: nothing of that is lost');
});
