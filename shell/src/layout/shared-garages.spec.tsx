import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiOf } from '@carnet/mf-kit/data';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { type AnyPaths, fakeApi, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { AppFrame } from './app-frame';

const nav = [
  {
    label: 'Garage',
    items: [
      { label: 'Vehicles', to: '/vehicles' },
      { label: 'Import', to: '/service/import' },
    ],
  },
];
const garage: KnownRemote = {
  ...{ name: 'mf-garage', id: 'garage', paths: ['/vehicles', '/service'], nav, routes: [] },
  search: async () => ({ default: [], actions: [{ label: 'Add Vehicle', to: '/vehicles/new' }] }),
};

/** Every test uses the page of a viewer in Ada's garage. */
beforeEach(() => {
  const shared = { id: 3, owner_id: 12, owner_name: 'Ada', role: 'viewer', vehicle_id: null, vehicle_name: null };
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...shared, expires_at: null } }));
});
afterAll(() => sessionStorage.clear());

it.each(['/vehicles', '/settings', '/profile', '/handovers'])(
  'the frame of %s offers what the role may do in the garage alone',
  async (path) => {
    const person = userEvent.setup({ delay: null });
    fakeApi({});
    renderWithKit(<AppFrame nav={nav}>the page</AppFrame>, { path, remotes: [garage] });
    expect(screen.queryByRole('link', { name: 'Quick entry' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Garage' }));
    expect(screen.getByRole('link', { name: 'Vehicles' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
    await person.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Search' }));
    expect(await palette.findByRole('option', { name: /Vehicles/ })).toBeVisible();
    for (const name of [/Quick entry/, /Import/, /Add Vehicle/])
      expect(palette.queryByRole('option', { name })).toBeNull();
  },
);

function Typed() {
  const form = useKitForm({ initial: { name: '' }, save: async () => ({ id: 1 }), fallback: 'Failed' });
  return (
    <KitForm form={form} label="Part">
      <TextField form={form} name="name" label="Name" />
    </KitForm>
  );
}

it('a page of a garage that is over stays while something that was typed on it is not saved', async () => {
  const person = userEvent.setup({ delay: null });
  const closed = { status: 403, body: { msg: 'Not shared any more', code: 'sign_in.garage_closed' } };
  fakeApi({ 'GET /api/parts': closed });
  renderWithKit(
    <AppFrame nav={nav}>
      <Typed />
    </AppFrame>,
    { path: '/parts/new', remotes: [garage] },
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await person.type(name, 'Rotor');
  await act(() =>
    apiOf<AnyPaths>()
      .get('/api/parts', { fallback: 'Failed' })
      .catch(() => undefined),
  );
  expect(await screen.findByText('No longer shared')).toBeVisible();
  expect(name).toHaveValue('Rotor');
  await person.clear(name);
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.getByText('No longer shared')).toBeVisible();
});
