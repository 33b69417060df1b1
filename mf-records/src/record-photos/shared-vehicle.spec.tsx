import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import RecordDocuments from '../documents/record-documents.panel';
import FormFiles from '../form-files/form-files.panel';
import RecordPhotos from './record-photos.panel';

/** Every test uses the page of a contributor to one vehicle. */
beforeAll(() => {
  const shared = { id: 3, owner_id: 12, owner_name: 'Ada', role: 'contributor', vehicle_id: 7, vehicle_name: 'Giulia' };
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...shared, expires_at: null } }));
});
afterAll(() => sessionStorage.clear());

it('whoever has one vehicle to add to is offered to add photos to it and to its entries', async () => {
  fakeApi({ 'GET /api/photos': { body: [] } });
  renderWithKit(<RecordPhotos subject="issue" id={12} />);
  expect(await screen.findByText(/No photos yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeVisible();
});

it('is offered to add papers, and not to link what is there: that is of several vehicles', async () => {
  fakeApi({ 'GET /api/documents': { body: [] } });
  renderWithKit(<RecordDocuments subject="vehicle" id={7} />);
  expect(await screen.findByRole('button', { name: 'Choose papers' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Link/ })).not.toBeInTheDocument();
});

it('is offered to add them with a new entry', async () => {
  fakeApi({});
  renderWithKit(<FormFiles subject="issue" />);
  expect(await screen.findByRole('button', { name: 'Choose photos' })).toBeVisible();
});
