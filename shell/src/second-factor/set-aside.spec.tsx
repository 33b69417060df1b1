import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import Security from './security';

const PATH = '/api/auth/set-aside';
const FACTOR = '/api/auth/second-factor';
const TIMES = {
  added_at: '2026-11-24T09:00:00.000Z',
  ended_at: '2026-11-25T09:00:00.000Z',
  expires_at: '2026-12-25T09:00:00.000Z',
};
const PHONE = { id: 3, kind: 'passkey', name: 'A phone', ...TIMES };
const CALENDAR = { id: 4, kind: 'calendar', name: null, ...TIMES };
const REFUSED = {
  status: 403,
  body: { msg: 'Prove it', code: 'second_factor.step_up_required', step_up: { methods: ['password'] } },
};

function visit(things: object[], api: Parameters<typeof fakeApi>[0] = {}) {
  const faked = fakeApi({
    [`GET ${FACTOR}`]: { body: { passkeys: 0, totp: false, recovery_codes: 0 } },
    'GET /api/auth/passkeys': { body: [] },
    [`GET ${PATH}`]: { body: things },
    ...api,
  });
  renderWithKit(<Security />, { path: '/settings' });
  return { api: faked, person: userEvent.setup({ delay: null }) };
}
const bringsBack = async (person: ReturnType<typeof userEvent.setup>, name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li')!;
  await person.click(within(row).getByRole('button', { name: 'Bring back' }));
  await person.click(within(row).getByRole('button', { name: 'Bring It Back?' }));
};

it('what was ended with the undone change is brought back one by one, with the codes that come with it', async () => {
  const { api, person } = visit([PHONE, CALENDAR], {
    [`POST ${PATH}/3/restore`]: { body: { recovery_codes: ['AAAA-BBBB'] } },
  });
  expect(await screen.findByRole('heading', { name: 'Address of the calendar' })).toBeInTheDocument();
  await bringsBack(person, 'Passkey: A phone');
  expect(await screen.findByText('AAAA-BBBB')).toBeInTheDocument();
  expect(api.calls.filter(({ path }) => path === `${PATH}/3/restore`)).toHaveLength(1);
});

it('a proof is asked for first', async () => {
  const { person } = visit([CALENDAR], { [`POST ${PATH}/4/restore`]: REFUSED });
  await bringsBack(person, 'Address of the calendar');
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeInTheDocument();
});

it('says why something stays away', async () => {
  const { person } = visit([CALENDAR], {
    [`POST ${PATH}/4/restore`]: { status: 409, body: { msg: 'There is another' } },
  });
  await bringsBack(person, 'Address of the calendar');
  expect(await screen.findByText('There is another')).toBeInTheDocument();
});

it('nothing is said where nothing was ended', async () => {
  visit([]);
  expect(await screen.findByText('Authenticator app')).toBeInTheDocument();
  expect(screen.queryByText('Ended when you took your account back')).toBeNull();
});
