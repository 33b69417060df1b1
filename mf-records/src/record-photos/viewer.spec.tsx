import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import RecordDocuments from '../documents/record-documents.panel';
import { aDocument, aPhoto } from '../testing/factories';
import RecordPhotos from './record-photos.panel';

/** Every test uses the page of a viewer. */
beforeAll(() => {
  const shared = { id: 3, owner_id: 12, owner_name: 'Ada', role: 'viewer', vehicle_id: null, vehicle_name: null };
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...shared, expires_at: null } }));
});
afterAll(() => sessionStorage.clear());

const panels = (
  <>
    <RecordPhotos subject="vehicle" id={7} />
    <RecordDocuments subject="vehicle" id={7} />
  </>
);

it('whoever may only read sees no panel that is empty and offers nothing', async () => {
  fakeApi({ 'GET /api/photos': { body: [] }, 'GET /api/documents': { body: [] } });
  renderWithKit(panels);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Photos' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Documents' })).not.toBeInTheDocument());
});

it('sees what is there, and no place to add more', async () => {
  fakeApi({
    'GET /api/photos': { body: [aPhoto({ id: 41, caption: 'Rust' })], headers: { 'x-total-count': '1' } },
    'GET /api/documents': { body: [aDocument({ id: 5, title: 'Policy' })], headers: { 'x-total-count': '1' } },
  });
  renderWithKit(panels);
  expect(await screen.findByRole('link', { name: 'Rust' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Policy' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Choose/ })).not.toBeInTheDocument();
});
