import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@carnet/mf-kit/data';
import { aUser, fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import LoginPage from '../signing-in/login.page';
import * as browser from './passkey-browser';
import * as support from './passkey-support';
import Security from './security';

jest.mock('./passkey-browser');
jest.mock('./passkey-support');

const PATH = '/api/auth/passkeys';
const FACTOR = '/api/auth/second-factor';
const ANSWER = { credential: 'AA', clientData: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' };
const NEW_ANSWER = { credential: 'AA', clientData: 'AA', attestation: 'AA', transports: [] };
const ASKED = { body: { visit: 'a-visit', options: { challenge: 'asked' } } };
const SIGNED_IN = { body: { token: 'new-token', user: aUser() } };
const PHONE = { id: 3, name: 'My phone', created_at: '2026-11-24T09:00:00.000Z', last_used_at: null };

const device = jest.mocked(browser);
const press = async (
  person: ReturnType<typeof userEvent.setup>,
  name: string,
  within_: Pick<typeof screen, 'findByRole'> = screen,
) => person.click(await within_.findByRole('button', { name }));
const sent = ({ calls }: FakeApi, path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(support.arePasskeysPossible).mockReturnValue(true);
  device.hasAutofill.mockResolvedValue(false);
  device.answerByPasskey.mockResolvedValue(ANSWER);
  device.makePasskey.mockResolvedValue(NEW_ANSWER);
});

describe('signing in by a passkey', () => {
  function visit(api: Parameters<typeof fakeApi>[0]) {
    const faked = fakeApi({ [`POST ${PATH}/sign-in/options`]: ASKED, ...api });
    renderWithKit(<LoginPage />, { path: '/login', route: '/login', user: null });
    return { api: faked, person: userEvent.setup({ delay: null }) };
  }

  it('needs nothing but a button', async () => {
    const { api, person } = visit({ [`POST ${PATH}/sign-in`]: SIGNED_IN });
    await press(person, 'Log in with a passkey');
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    expect(device.answerByPasskey).toHaveBeenCalledWith({ challenge: 'asked' });
    expect(sent(api, `${PATH}/sign-in`)).toEqual([{ visit: 'a-visit', passkey: ANSWER }]);
    expect(localStorage.getItem('carnet.token')).toBe('new-token');
  });

  it('is offered by the browser at the field of the email', async () => {
    device.hasAutofill.mockResolvedValue(true);
    device.answerByAutofill.mockResolvedValue(ANSWER);
    visit({ [`POST ${PATH}/sign-in`]: SIGNED_IN });
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username webauthn');
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
  });

  it('is asked once at the field where it cannot be asked, and nothing is said of it', async () => {
    device.hasAutofill.mockResolvedValue(true);
    const { api } = visit({ [`POST ${PATH}/sign-in/options`]: { status: 429, body: { msg: 'Too many tries' } } });
    expect(await screen.findByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
    await waitFor(() => expect(sent(api, `${PATH}/sign-in/options`)).toHaveLength(1));
    expect(screen.queryByText('Too many tries')).toBeNull();
    expect(device.answerByAutofill).not.toHaveBeenCalled();
  });

  it('says what came of it, and leaves the password', async () => {
    const { person } = visit({});
    device.answerByPasskey.mockRejectedValue(new ApiError('No passkey was used.', 400));
    await press(person, 'Log in with a passkey');
    expect(await screen.findByText('No passkey was used.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(localStorage.getItem('carnet.token')).toBeNull();
  });

  it('is not offered where the browser knows none', async () => {
    jest.mocked(support.arePasskeysPossible).mockReturnValue(false);
    const { api } = visit({});
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    expect(sent(api, `${PATH}/sign-in/options`)).toEqual([]);
  });

  it('comes after the password, too', async () => {
    const second_factor = { challenge: 'a-challenge', methods: ['passkey', 'recovery_code'] };
    const { api, person } = visit({
      'POST /api/auth/login': { status: 401, body: { msg: 'Now', code: 'second_factor.required', second_factor } },
      [`POST ${FACTOR}/sign-in/options`]: { body: { options: { challenge: 'second' } } },
      [`POST ${FACTOR}/sign-in`]: SIGNED_IN,
    });
    await person.type(screen.getByLabelText(/^Email/), 'anna@example.org');
    await person.type(screen.getByLabelText(/^Password/), 'Giulia-1967');
    await press(person, 'Log in');
    expect(await screen.findByText(/Your device asks for your finger/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
    await press(person, 'Log in');
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    expect(sent(api, `${FACTOR}/sign-in`)).toEqual([{ challenge: 'a-challenge', passkey: ANSWER }]);
  });
});

describe('passkeys in the settings', () => {
  const state = (passkeys: number) => ({ body: { passkeys, totp: false, recovery_codes: passkeys && 10 } });
  function visit(passkeys: object[]) {
    const api = fakeApi({ [`GET ${FACTOR}`]: state(passkeys.length), [`GET ${PATH}`]: { body: passkeys } });
    renderWithKit(<Security />, { path: '/settings', route: '/settings' });
    return { api, person: userEvent.setup({ delay: null }) };
  }

  it('are added under a name, with recovery codes for the first', async () => {
    const { api, person } = visit([]);
    api.on(`POST ${PATH}/options`, { body: { options: { challenge: 'new' } } });
    api.on(`POST ${PATH}`, { status: 201, body: { passkey: PHONE, recovery_codes: ['AAAA-1111'] } });
    await press(person, 'Add a passkey');
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    await press(person, 'Create passkey');
    expect(await screen.findByLabelText(/^Name/)).toBeInvalid();
    await person.type(screen.getByLabelText(/^Name/), 'My phone');
    api.on(`GET ${PATH}`, { body: [PHONE] });
    api.on(`GET ${FACTOR}`, state(1));
    await press(person, 'Create passkey');
    expect(await screen.findByText('AAAA-1111')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'My phone' })).toBeVisible();
    expect(screen.getByText('Never used')).toBeVisible();
    expect(sent(api, PATH).filter(Boolean)).toEqual([{ name: 'My phone', passkey: NEW_ANSWER }]);
  });

  it('keep the name that was typed where the device makes none', async () => {
    const { api, person } = visit([]);
    api.on(`POST ${PATH}/options`, { body: { options: {} } });
    device.makePasskey.mockRejectedValue(new ApiError('No passkey was used.', 400));
    await press(person, 'Add a passkey');
    await person.type(await screen.findByLabelText(/^Name/), 'My phone');
    await press(person, 'Create passkey');
    expect(await screen.findByText('No passkey was used.')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('My phone');
  });

  it('are given another name', async () => {
    const { api, person } = visit([PHONE]);
    await press(person, 'Rename');
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    await person.clear(await screen.findByLabelText(/^Name/));
    await person.type(screen.getByLabelText(/^Name/), 'The blue key');
    api.on(`PUT ${PATH}/3`, { body: { ...PHONE, name: 'The blue key' } });
    api.on(`GET ${PATH}`, { body: [{ ...PHONE, name: 'The blue key' }] });
    await press(person, 'Save');
    expect(await screen.findByRole('heading', { name: 'The blue key' })).toBeVisible();
  });

  it('are removed once it was proven by one who asks', async () => {
    const { api, person } = visit([PHONE]);
    api.on(`DELETE ${PATH}/3`, {
      status: 403,
      body: {
        msg: 'Please confirm that it is you',
        code: 'second_factor.step_up_required',
        step_up: { methods: ['passkey', 'recovery_code'] },
      },
    });
    await press(person, 'Remove');
    await press(person, 'Remove It?');
    const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    api.on(`POST ${FACTOR}/proof/options`, { body: { options: { challenge: 'proof' } } });
    api.on(`POST ${FACTOR}/proof`, { status: 204 });
    api.on(`DELETE ${PATH}/3`, { status: 204 });
    api.on(`GET ${PATH}`, { body: [] });
    api.on(`GET ${FACTOR}`, state(0));
    await press(person, 'Confirm', question);
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'My phone' })).toBeNull();
    expect(sent(api, `${FACTOR}/proof`)).toEqual([{ passkey: ANSWER }]);
  });

  it('are not added where the browser knows none, which is said', async () => {
    jest.mocked(support.arePasskeysPossible).mockReturnValue(false);
    visit([PHONE]);
    expect(await screen.findByText(/Passkeys cannot be added here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
