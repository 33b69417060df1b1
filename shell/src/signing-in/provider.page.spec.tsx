import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import LoginPage from './login.page';
import ProviderPage from './provider.page';
import { arrivalOf } from './provider.rules';
import RegisterPage from './register.page';
import { forgetWaysIn } from './ways-in';

const back = (route: string) => renderWithKit(<ProviderPage />, { path: route, route: '/provider', user: null });
const signedIn = { body: { token: 'a-token', user: aUser() } };
const ways = (answer: object) => ({
  'GET /api/auth/providers': { body: { providers: [], registration: 'open', ...answer } },
});

beforeEach(forgetWaysIn);

describe('coming back from a provider', () => {
  it('signs in by the code, which is sent once', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/providers/exchange': signedIn });
    back('/provider#code=a-code');
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    const sent = calls.filter(({ path }) => path === '/api/auth/providers/exchange');
    expect(sent.map(({ body }) => (body as { code: string }).code)).toEqual(['a-code']);
  });

  it('says why it does not', async () => {
    const msg = 'There is an account with anna@example.org already';
    fakeApi({ 'POST /api/auth/providers/exchange': { status: 409, body: { msg } } });
    back('/provider#code=taken');
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(screen.getByRole('link', { name: 'Log in another way' })).toHaveAttribute('href', '/login');
  });

  it('asks for what the provider does not say', async () => {
    const errors = [{ field: 'email', msg: 'required' }];
    const api = fakeApi({
      'POST /api/auth/providers/exchange': { status: 400, body: { msg: 'Please fill in the rest', errors } },
    });
    back('/provider#code=half');
    await userEvent.type(await screen.findByLabelText(/^Email/), 'anna@example.org');
    api.on('POST /api/auth/providers/exchange', signedIn);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    expect(api.calls.at(-1)!.body).toMatchObject({ code: 'half', email: 'anna@example.org' });
  });

  it.each([
    ['/provider#error=refused', 'The provider did not let you in.'],
    ['/provider#error=away', 'This sign-in did not work or has expired.'],
    ['/provider', 'This sign-in did not work or has expired.'],
  ])('says at %s that nobody is signed in', (route, sentence) => {
    back(route);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('reads what follows the sign', () => {
    expect([arrivalOf('#code=a-b_1'), arrivalOf('#error=away'), arrivalOf('')]).toEqual([
      { code: 'a-b_1', error: null },
      { code: null, error: 'away' },
      { code: null, error: null },
    ]);
  });
});

describe('the ways in', () => {
  it('are a button for each provider, below the password', async () => {
    fakeApi(ways({ providers: [{ name: 'home', label: 'Authentik' }] }));
    renderWithKit(<LoginPage />, { path: '/login', route: '/login', user: null });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Continue with Authentik' })).toBeInTheDocument();
  });

  it('are no form where registration is closed', async () => {
    fakeApi(ways({ registration: 'closed' }));
    renderWithKit(<RegisterPage />, { path: '/register', route: '/register', user: null });
    expect(await screen.findByText(/Nobody new can register here/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('are a form with a word before it where a list says who may', async () => {
    fakeApi(ways({ registration: 'list' }));
    renderWithKit(<RegisterPage />, { path: '/register', route: '/register', user: null });
    expect(await screen.findByText(/Not every email may register here/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Register' })).toBeInTheDocument();
  });

  it('are the form where nobody says which', async () => {
    fakeApi({ 'GET /api/auth/providers': { status: 503, body: { msg: 'Away' } } });
    renderWithKit(<RegisterPage />, { path: '/register', route: '/register', user: null });
    expect(await screen.findByRole('button', { name: 'Register' })).toBeInTheDocument();
  });
});
