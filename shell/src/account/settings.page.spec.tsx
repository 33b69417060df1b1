import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney } from '@carnet/mf-kit/formats';
import { useSession } from '@carnet/mf-kit/data';
import { type KnownRemote, aUser, fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import SettingsPage from './settings.page';

const anna = { body: aUser(), headers: { etag: '"3"' } };

const records: KnownRemote = {
  ...{ name: 'mf-papers', id: 'records', paths: [], nav: [], routes: [] },
  panels: {
    'settings-card': { storage: () => Promise.resolve({ default: () => <p>1.2 GB of 10 GB used</p> }) },
  },
};

/** Stands for other pages, to check that they use the changed settings. */
function Elsewhere() {
  useSession();
  return <p>elsewhere: {formatMoney(1234.5)}</p>;
}

function visit(api: FakeApi = fakeApi({ 'GET /api/auth/me': anna })) {
  const page = (
    <>
      <SettingsPage />
      <Elsewhere />
    </>
  );
  renderWithKit(page, { path: '/settings', route: '/settings', remotes: [records] });
  return { api, person: userEvent.setup({ delay: null }) };
}

const choose = async (person: ReturnType<typeof userEvent.setup>, label: string, value: string) =>
  person.selectOptions(await screen.findByRole('combobox', { name: label }), value);

const save = (person: ReturnType<typeof userEvent.setup>) =>
  person.click(screen.getByRole('button', { name: 'Save Settings' }));

const sentBy = ({ calls }: FakeApi) => calls.find(({ method }) => method === 'PUT');

it('says how much room the person’s files take', async () => {
  visit();
  expect(await screen.findByText('1.2 GB of 10 GB used')).toBeInTheDocument();
});

it('begins with what counts while nothing is set, and sends nothing of it', async () => {
  const { api, person } = visit();
  api.on('PUT /api/auth/me', { body: aUser({ currency: 'CHF' }), headers: { etag: '"4"' } });
  await person.type(await screen.findByLabelText('Find a currency'), 'franc{Enter}');
  await choose(person, 'Currency', 'CHF');
  await save(person);
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(sentBy(api)?.body).toEqual({ currency: 'CHF' });
  expect(sentBy(api)?.headers.get('if-match')).toBe('"3"');
});

it('keeps what was searched for and chosen, and writes by it everywhere', async () => {
  const { api, person } = visit();
  const body = aUser({ region: 'de-CH', currency: 'CHF' });
  api.on('PUT /api/auth/me', { body, headers: { etag: '"4"' } });
  await person.type(await screen.findByLabelText('Find a region'), 'german switz{Enter}');
  expect(await screen.findByText('1 found')).toBeInTheDocument();
  await choose(person, 'Region', 'de-CH');
  await choose(person, 'Currency', 'CHF');
  expect(screen.getByText(/For example/).parentElement).toHaveTextContent(/14\.03\.2026 84['’]120 CHF 1['’]234\.50/);
  await save(person);
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(sentBy(api)?.body).toEqual({ region: 'de-CH', currency: 'CHF' });
  expect(await screen.findByText(/^elsewhere: CHF.1['’]234\.50$/)).toBeInTheDocument();
});

it('keeps the time zone that was searched for and chosen', async () => {
  const { api, person } = visit();
  api.on('PUT /api/auth/me', { body: aUser({ time_zone: 'Pacific/Honolulu' }), headers: { etag: '"4"' } });
  await person.type(await screen.findByLabelText('Find a time zone'), 'honolulu{Enter}');
  expect(await screen.findByText('1 found')).toBeInTheDocument();
  await choose(person, 'Time zone', 'Pacific/Honolulu');
  await save(person);
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(sentBy(api)?.body).toEqual({ timeZone: 'Pacific/Honolulu' });
});

it('keeps the paper that was chosen', async () => {
  const { api, person } = visit();
  api.on('PUT /api/auth/me', { body: aUser({ paper: 'Letter' }), headers: { etag: '"4"' } });
  expect(await screen.findByRole('combobox', { name: 'Paper size' })).toHaveDisplayValue(/^That of your region/);
  await choose(person, 'Paper size', 'Letter');
  await save(person);
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(sentBy(api)?.body).toEqual({ paper: 'Letter' });
});

it('keeps the day with which weeks begin', async () => {
  const { api, person } = visit();
  api.on('PUT /api/auth/me', { body: aUser({ first_day_of_week: 6 }), headers: { etag: '"4"' } });
  await screen.findByRole('combobox', { name: 'First day of the week' });
  await choose(person, 'First day of the week', 'Saturday');
  await save(person);
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(sentBy(api)?.body).toEqual({ firstDayOfWeek: '6' });
});

it('says what the service refuses at its field, and keeps what was chosen', async () => {
  const { api, person } = visit();
  const msg = 'Region must be a language and a place that are known, like de-CH or en-GB';
  api.on('PUT /api/auth/me', { status: 400, body: { msg, errors: [{ field: 'region', msg }] } });
  await choose(person, 'Region', 'fr-FR');
  await save(person);
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveAccessibleDescription(msg);
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('fr-FR');
});

it('sets the color scheme of this browser while the profile cannot be read', async () => {
  const { person } = visit(fakeApi({ 'GET /api/auth/me': { status: 503 } }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('says that what is seen is kept only where the page came over https', async () => {
  visit();
  expect(await screen.findByText(/What you see can be kept .* only where Carnet is open over https/)).toBeVisible();
});
