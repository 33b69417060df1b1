import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import { anIssue } from '../testing/factories';
import VehicleIssuesPanel from './vehicle-issues.panel';

const LIST = 'GET /api/issues/vehicle/7';
const visit = () => renderWithKit(<VehicleIssuesPanel vehicleId={7} />);

it('shows the vehicle’s newest issues, and leads to a new one of it', async () => {
  fakeApi({ [LIST]: { body: [anIssue()] } });
  visit();
  expect(await screen.findByRole('link', { name: 'Oil leak' })).toHaveAttribute('href', '/issues/5');
  expect(screen.getByRole('link', { name: 'Report an issue' })).toHaveAttribute('href', '/issues/create?vehicle_id=7');
});

it('leads to all of the vehicle where there are more', async () => {
  fakeApi({ [LIST]: { body: [anIssue()], headers: { 'x-total-count': '9' } } });
  visit();
  expect(await screen.findByRole('link', { name: 'All 9 issues' })).toHaveAttribute('href', '/issues?vehicle_id=7');
});

it('says where there is none', async () => {
  fakeApi({ [LIST]: { body: [] } });
  visit();
  expect(await screen.findByText('No issues recorded.')).toBeInTheDocument();
});
