import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KnownRemote, renderWithKit } from '../testing';
import { useExtensions } from './use-extensions';

declare global {
  interface CarnetExtensions {
    'test-words': readonly string[];
  }
}

type Fill = NonNullable<NonNullable<KnownRemote['extensions']>['test-words']>;

const aRemote = (id: string, fill?: Fill): KnownRemote => ({
  name: `mf-${id}`,
  id,
  paths: [],
  nav: [{ label: id.toUpperCase(), items: [] }],
  routes: [],
  extensions: fill && { 'test-words': fill },
});

function Words() {
  return useExtensions('test-words').map(({ remote, data, error, refetch }) => (
    <p key={remote}>
      {remote}: {data?.join() ?? (data === null ? 'nothing' : error ? 'away' : 'waiting')}
      {error && <button onClick={() => void refetch()}>Try again</button>}
    </p>
  ));
}

it('has what each remote fills the point with, and null where it leaves it empty', async () => {
  const full = aRemote('garage', async () => ({ default: ['a', 'b'] }));
  renderWithKit(<Words />, { remotes: [full, aRemote('service')] });
  expect(await screen.findByText('GARAGE: a,b')).toBeVisible();
  expect(await screen.findByText('SERVICE: nothing')).toBeVisible();
});

it('says of one that is away, shows the others, and tries again', async () => {
  const fill = jest.fn<ReturnType<Fill>, []>().mockRejectedValueOnce(new Error('away'));
  fill.mockResolvedValue({ default: ['c'] });
  renderWithKit(<Words />, {
    remotes: [aRemote('garage', async () => ({ default: ['a'] })), aRemote('records', fill)],
  });
  expect(await screen.findByText('GARAGE: a')).toBeVisible();
  expect(await screen.findByText(/RECORDS: away/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('RECORDS: c')).toBeVisible();
});
