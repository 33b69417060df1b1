import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aComponent } from '../testing/factories';
import PartLifePanel from './part-life.panel';

// A page cannot change its garage without a reload. This one is a shared garage with the role of a viewer.
const garage = { id: 3, owner_id: 12, owner_name: 'Ada', role: 'viewer', vehicle_id: null, vehicle_name: null };
sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...garage, expires_at: null } }));

it('offers nothing to whoever may add nothing, and shows what follows the part', async () => {
  const { calls } = fakeApi({ 'GET /api/usage/components': { body: [] } });
  const { container, unmount } = renderWithKit(<PartLifePanel partId={21} />, { user: aUser({ id: 1 }) });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).not.toHaveTextContent('Its life');
  unmount();
  fakeApi({ 'GET /api/usage/components': { body: [aComponent({ part_id: 22 })] } });
  renderWithKit(<PartLifePanel partId={22} />, { user: aUser({ id: 1 }) });
  expect(await screen.findByRole('link', { name: 'Winter wheels' })).toBeInTheDocument();
});
