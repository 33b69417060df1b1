import { screen } from '@testing-library/react';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import MadePage from './made.page';

const LISTS = { 'GET /api/dossiers': { body: [] }, 'GET /api/passports': { body: [] } };
const passport = {
  ...{ id: 3, vehicle_id: 7, vehicle: { make: 'Saab', model: '96', year: 1973, nickname: null }, withhold: [] },
  ...{
    withhold_papers: [],
    state: 'ready',
    done: 0,
    of: 0,
    waiting: null,
    error: null,
    rows: 12,
    files: 2,
    withheld: 0,
  },
  ...{ missing: 0, entries: 15, size: 54_804, sha256: 'ab', seal: 'x', issued_on: '2026-11-28' },
  ...{ created_at: '2026-11-28T10:00:00Z', finished_at: '2026-11-28T10:01:00Z' },
};
const open = () => renderWithKit(<MadePage />, { path: '/vehicles/7/made', route: '/vehicles/:id/made' });

it('has the passports of a vehicle that has gone', async () => {
  fakeApi({ ...LISTS, 'GET /api/passports': { body: [passport] } });
  open();
  expect(await screen.findByRole('heading', { name: 'Dossiers and Passports' })).toBeInTheDocument();
  expect(screen.getByText('1973 Saab 96')).toBeInTheDocument();
  expect(screen.getByText(/12 records, 2 photos and papers, 15 entries/)).toBeInTheDocument();
  expect(screen.getByText('No dossier was made of it.')).toBeInTheDocument();
});

it('says of a vehicle of which nothing was made that it is not there', async () => {
  fakeApi(LISTS);
  open();
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
});
