import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import Sessions from './sessions';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const aSession = (changes: object = {}) => ({
  ...{ id: 1, current: false, user_agent: FIREFOX },
  created_at: '2026-05-01T08:00:00Z',
  last_seen_at: '2026-05-01T08:00:00Z',
  expires_at: '2026-05-08T08:00:00Z',
  ...changes,
});
const here = aSession({ id: 7, current: true });
const phone = aSession({ id: 8, user_agent: 'Some phone' });

function visit(body: object[]): { api: FakeApi; person: ReturnType<typeof userEvent.setup> } {
  const api = fakeApi({ 'GET /api/auth/sessions': { body } });
  renderWithKit(<Sessions />);
  return { api, person: userEvent.setup({ delay: null }) };
}

const ended = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

it('shows where the person is signed in, this browser marked and without a way to end it', async () => {
  visit([here, phone]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByRole('heading')).toHaveTextContent('Firefox on Linux This browser');
  expect(within(first!).queryByRole('button')).toBeNull();
  expect(within(second!).getByRole('button', { name: 'End' })).toBeEnabled();
  expect(within(second!).getByText(/Last seen/)).toBeInTheDocument();
});

it('ends one, once it was said twice, and shows those that are left', async () => {
  const { api, person } = visit([here, phone]);
  api.on('DELETE /api/auth/sessions/8', { status: 204 });
  await person.click(await screen.findByRole('button', { name: 'End' }));
  expect(ended(api)).toEqual([]);
  api.on('GET /api/auth/sessions', { body: [here] });
  await person.click(screen.getByRole('button', { name: 'End It?' }));
  expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
  expect(ended(api)).toEqual(['/api/auth/sessions/8']);
});

it('ends all others', async () => {
  const { api, person } = visit([here, phone, aSession({ id: 9 })]);
  api.on('DELETE /api/auth/sessions', { status: 204 });
  await person.click(await screen.findByRole('button', { name: 'End All Others' }));
  api.on('GET /api/auth/sessions', { body: [here] });
  await person.click(screen.getByRole('button', { name: 'End All Others?' }));
  expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
  expect(ended(api)).toEqual(['/api/auth/sessions']);
});

it('says why one was not ended, and reads anew what there is', async () => {
  const { api, person } = visit([here, phone]);
  api.on('DELETE /api/auth/sessions/8', { status: 404, body: { msg: 'Session not found' } });
  api.on('GET /api/auth/sessions', { body: [here] });
  await person.click(await screen.findByRole('button', { name: 'End' }));
  await person.click(screen.getByRole('button', { name: 'End It?' }));
  expect(await screen.findByText('Session not found')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});
