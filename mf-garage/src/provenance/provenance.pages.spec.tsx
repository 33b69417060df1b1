import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aVehicle } from '../testing/factories';
import { aChapter, anIdentity } from '../testing/provenance';
import { remotes } from '../testing/remotes';
import ChapterEditPage from './chapter-edit.page';
import ChapterNewPage from './chapter-new.page';
import IdentityEditPage from './identity-edit.page';
import IdentityNewPage from './identity-new.page';

const answers = { 'GET /api/vehicles/7': { body: aVehicle() } };
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a new owner', () => {
  const visit = (query: string) =>
    renderWithKit(<ChapterNewPage />, {
      path: `/vehicles/owners/new?vehicle_id=7${query}`,
      route: '/vehicles/owners/new',
    });

  it('begins with the day of purchase where it is the person', async () => {
    const api = fakeApi(answers);
    api.on('POST /api/ownership-chapters', { status: 201, body: aChapter() });
    visit('&owner=me');
    expect(await screen.findByRole('radio', { name: 'You' })).toBeChecked();
    expect(screen.getByLabelText('From')).toHaveValue('1998-05-02');
    expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Acquired' }), 'Inherited');
    await userEvent.type(screen.getByLabelText('Mileage then'), '61,400');
    await save('Save Owner');
    const post = api.calls.find(({ method }) => method === 'POST');
    expect(post?.body).toEqual({
      ...{ vehicle_id: 7, owned_by: 'me', owner_name: null, from_date: '1998-05-02', to_date: null, location: null },
      ...{
        from_date_edtf: null,
        to_date_edtf: null,
        mileage: 61_400,
        acquired: 'inherited',
        price: null,
        currency: 'USD',
        notes: null,
      },
    });
  });

  it('has the days of the gap that it fills, and refuses what is no chapter', async () => {
    const api = fakeApi(answers);
    visit('&from=1981-10-01&to=1985-05-31');
    expect(await screen.findByLabelText('To')).toHaveValue('1985-05-31');
    await userEvent.type(screen.getByLabelText('Mileage then'), 'many');
    await save('Save Owner');
    expect(await screen.findByText('The name is required')).toBeInTheDocument();
    expect(screen.getByText('Mileage then must be a whole number of at least 0')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('From'));
    await userEvent.clear(screen.getByLabelText('To'));
    await save('Save Owner');
    expect(await screen.findByText('Say from when or until when')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('of a vehicle that is not there leads back', async () => {
    fakeApi({ 'GET /api/vehicles/7': { status: 404, body: { msg: 'Vehicle not found' } } });
    visit('');
    expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
  });
});

it('sends no name that is withheld, and saves over the version that was read', async () => {
  const api = fakeApi({
    'GET /api/ownership-chapters/81': { body: aChapter({ version: 4 }) },
    'PUT /api/ownership-chapters/81': { body: aChapter({ owned_by: 'withheld', owner_name: null }) },
  });
  renderWithKit(<ChapterEditPage />, { path: '/vehicles/owners/81/edit', route: '/vehicles/owners/:id/edit' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Name withheld' }));
  expect(screen.getByText('No name is stored, so none can ever be shown.')).toBeInTheDocument();
  await save('Save Owner');
  const put = api.calls.find(({ method }) => method === 'PUT');
  expect(put?.headers.get('if-match')).toBe('"4"');
  expect(put?.body).toMatchObject({ owned_by: 'withheld', owner_name: null, price: 118_500, currency: 'ATS' });
});

it('takes papers and photos with a new owner, and shows those of one that is there', async () => {
  fakeApi({ ...answers, 'GET /api/ownership-chapters/81': { body: aChapter() } });
  const path = '/vehicles/owners/new?vehicle_id=7';
  const { unmount } = renderWithKit(<ChapterNewPage />, { path, route: '/vehicles/owners/new', remotes });
  await userEvent.click(await screen.findByRole('radio', { name: 'You' }));
  expect(await screen.findByText('Files of a new ownership-chapter')).toBeInTheDocument();
  unmount();
  const edited = { path: '/vehicles/owners/81/edit', route: '/vehicles/owners/:id/edit', remotes };
  renderWithKit(<ChapterEditPage />, edited);
  await userEvent.click(await screen.findByRole('radio', { name: 'You' }));
  for (const text of ['Photos of ownership-chapter 81', 'Documents of ownership-chapter 81'])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

it('adds a number of another part by its name, and says which numbers are missing', async () => {
  const api = fakeApi(answers);
  api.on('POST /api/vehicle-identities', { status: 201, body: anIdentity() });
  renderWithKit(<IdentityNewPage />, { path: '/vehicles/numbers/new?vehicle_id=7', route: '/vehicles/numbers/new' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Other' }));
  await save('Save Number');
  expect(await screen.findByText('Say what carries the number')).toBeInTheDocument();
  expect(screen.getByText('Enter the number as built, as fitted, or both')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^Which part/), 'Rear axle');
  await userEvent.type(screen.getByLabelText('As fitted'), '4471');
  await save('Save Number');
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ vehicle_id: 7, kind: 'other', name: 'Rear axle', as_built: null, as_fitted: '4471', note: null },
  });
});

it('changes a number', async () => {
  const api = fakeApi({
    'GET /api/vehicle-identities/91': { body: anIdentity() },
    'PUT /api/vehicle-identities/91': { body: anIdentity() },
  });
  renderWithKit(<IdentityEditPage />, { path: '/vehicles/numbers/91/edit', route: '/vehicles/numbers/:id/edit' });
  await userEvent.clear(await screen.findByLabelText('As fitted'));
  await save('Save Number');
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ kind: 'engine', as_fitted: null });
});
