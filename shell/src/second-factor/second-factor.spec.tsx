import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import LoginPage from '../signing-in/login.page';
import Security from './security';

const PATH = '/api/auth/second-factor';
const signedIn = { body: { token: 'new-token', user: aUser() } };
const asked = {
  status: 401,
  body: {
    msg: 'Now enter the code of your second factor',
    code: 'second_factor.required',
    second_factor: { challenge: 'a-challenge', methods: ['totp', 'recovery_code'] },
  },
};
const press = async (
  person: ReturnType<typeof userEvent.setup>,
  name: string,
  within_ = screen as Pick<typeof screen, 'findByRole'>,
) => person.click(await within_.findByRole('button', { name }));
const sent = ({ calls }: FakeApi, path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

describe('signing in with a second factor', () => {
  async function afterPassword(api: FakeApi) {
    api.on('POST /api/auth/login', asked);
    renderWithKit(<LoginPage />, { path: '/login', route: '/login', user: null });
    const person = userEvent.setup({ delay: null });
    await person.type(screen.getByLabelText(/^Email/), 'anna@example.org');
    await person.type(screen.getByLabelText(/^Password/), 'Giulia-1967');
    await press(person, 'Log in');
    return person;
  }

  it('asks for a code after the password, and goes on', async () => {
    const api = fakeApi({ [`POST ${PATH}/sign-in`]: signedIn });
    const person = await afterPassword(api);
    expect(await screen.findByLabelText(/^Code/)).toHaveFocus();
    await person.type(screen.getByLabelText(/^Code/), '123456');
    await press(person, 'Log in');
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    expect(sent(api, `${PATH}/sign-in`)).toEqual([{ challenge: 'a-challenge', code: '123456' }]);
    expect(localStorage.getItem('carnet.token')).toBe('new-token');
  });

  it('takes a recovery code in its place', async () => {
    const api = fakeApi({ [`POST ${PATH}/sign-in`]: signedIn });
    const person = await afterPassword(api);
    await press(person, 'Use a recovery code');
    await person.type(await screen.findByLabelText(/^Recovery code/), '7K2M-Q9XD-40RV-HT5B');
    await press(person, 'Log in');
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    expect(sent(api, `${PATH}/sign-in`)).toEqual([{ challenge: 'a-challenge', recoveryCode: '7K2M-Q9XD-40RV-HT5B' }]);
  });

  it('says that a code is wrong, and keeps asking', async () => {
    const api = fakeApi({ [`POST ${PATH}/sign-in`]: { status: 401, body: { msg: 'This code is wrong' } } });
    const person = await afterPassword(api);
    await person.type(await screen.findByLabelText(/^Code/), '1');
    await press(person, 'Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    expect(localStorage.getItem('carnet.token')).toBeNull();
  });

  it('goes back to the password where that was too long ago, and says so', async () => {
    const ended = { msg: 'That took too long.', code: 'second_factor.challenge_ended' };
    const api = fakeApi({ [`POST ${PATH}/sign-in`]: { status: 401, body: ended } });
    const person = await afterPassword(api);
    await person.type(await screen.findByLabelText(/^Code/), '123456');
    await press(person, 'Log in');
    expect(await screen.findByText('That took too long.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('anna@example.org');
  });
});

describe('the second factor in the settings', () => {
  const OFF = { body: { passkeys: 0, totp: false, recovery_codes: 0 } };
  const ON = { body: { passkeys: 0, totp: true, recovery_codes: 9 } };
  const APP = { status: 201, body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Carnet:anna?secret=ABCDEFGH' } };
  const STEP_UP = {
    status: 403,
    body: {
      msg: 'Please confirm that it is you',
      code: 'second_factor.step_up_required',
      step_up: { methods: ['totp'] },
    },
  };
  function visit(state: object) {
    const api = fakeApi({ [`GET ${PATH}`]: state, 'GET /api/auth/passkeys': { body: [] } });
    renderWithKit(<Security />, { path: '/settings', route: '/settings' });
    return { api, person: userEvent.setup({ delay: null }) };
  }

  it('is turned on by a code of an app, and shows the recovery codes once', async () => {
    const { api, person } = visit(OFF);
    api.on(`POST ${PATH}/totp`, APP);
    api.on(`POST ${PATH}/totp/confirm`, { body: { recovery_codes: ['AAAA-1111', 'BBBB-2222'] } });
    await press(person, 'Set up an app');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await press(person, 'Turn on');
    expect(await screen.findByLabelText(/^Code that the app shows/)).toBeInvalid();
    await person.type(screen.getByLabelText(/^Code that the app shows/), '123456');
    api.on(`GET ${PATH}`, ON);
    await press(person, 'Turn on');
    expect(await screen.findByText('AAAA-1111')).toBeVisible();
    await press(person, 'Copy');
    expect(await navigator.clipboard.readText()).toBe('AAAA-1111\nBBBB-2222\n');
    await press(person, 'I have kept them');
    expect(screen.queryByText('AAAA-1111')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(screen.queryByText('ABCD EFGH')).toBeNull();
  });

  it('is turned off once it was proven who asks', async () => {
    const { api, person } = visit(ON);
    api.on(`DELETE ${PATH}/totp`, STEP_UP);
    await press(person, 'Turn off');
    await press(person, 'Turn off', within(await screen.findByRole('dialog', { name: 'Turn the app off?' })));
    const question = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    expect(await within(question).findByLabelText(/^Code/)).toHaveFocus();
    await person.keyboard('123456');
    api.on(`POST ${PATH}/proof`, { status: 204 });
    api.on(`DELETE ${PATH}/totp`, { status: 204 });
    api.on(`GET ${PATH}`, OFF);
    await press(person, 'Confirm', within(question));
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
    expect(sent(api, `${PATH}/proof`)).toEqual([{ code: '123456' }]);
  });

  it('says what was refused where nothing was proven', async () => {
    const { api, person } = visit(ON);
    api.on(`POST ${PATH}/recovery-codes`, STEP_UP);
    expect(await screen.findByText(/9 are left/)).toBeVisible();
    await press(person, 'Make new codes');
    const question = await screen.findByRole('dialog', { name: 'Make new recovery codes?' });
    await press(person, 'Make new codes', within(question));
    await press(person, 'Cancel', within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })));
    expect(await within(question).findByText('Please confirm that it is you')).toBeVisible();
  });

  it('makes new codes', async () => {
    const { api, person } = visit(ON);
    api.on(`POST ${PATH}/recovery-codes`, { status: 201, body: { recovery_codes: ['CCCC-3333'] } });
    await press(person, 'Make new codes');
    await press(person, 'Make new codes', within(await screen.findByRole('dialog')));
    expect(await screen.findByText('CCCC-3333')).toBeVisible();
  });
});
