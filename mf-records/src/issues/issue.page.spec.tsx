import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anIssue } from '../testing/factories';
import IssuePage from './issue.page';

const visit = (path = '/issues/5') => renderWithKit(<IssuePage />, { path, route: '/issues/:id' });
const READ = 'GET /api/issues/5';

afterEach(() => jest.restoreAllMocks());

it('shows an open issue without resolution', async () => {
  fakeApi({ [READ]: { body: anIssue({ resolution_notes: 'from an earlier time' }) } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Oil leak' })).toBeInTheDocument();
  expect(screen.getByText('Two drops a day')).toBeInTheDocument();
  expect(screen.queryByText('from an earlier time')).not.toBeInTheDocument();
});

it('shows what the odometer showed, where it is known', async () => {
  fakeApi({ [READ]: { body: anIssue({ mileage: 84_300, odometer_unit: 'km' }) } });
  visit();
  expect((await screen.findByText('Mileage')).nextElementSibling).toHaveTextContent('84,300 km');
});

it('shows how a resolved issue was resolved', async () => {
  fakeApi({
    [READ]: { body: anIssue({ status: 'Resolved', resolved_date: '2026-03-09', resolution_notes: 'New seal' }) },
  });
  visit();
  expect(await screen.findByText('New seal')).toBeInTheDocument();
  expect(screen.getByText('Mar 9, 2026')).toBeInTheDocument();
});

it('names its service events, and one without a name by its number', async () => {
  const events = [
    { id: 31, name: 'Oil change', date_performed: '2026-02-01', date_performed_edtf: null, type: 'Repair' },
    { id: 32, name: '', date_performed: null, date_performed_edtf: null, type: 'Other' },
  ];
  fakeApi({ [READ]: { body: anIssue({ service_events: events }) } });
  visit();
  expect(await screen.findByRole('link', { name: 'Oil change' })).toHaveAttribute('href', '/service/events/31');
  expect(screen.getByRole('link', { name: 'Service Event #32' })).toBeInTheDocument();
});

it.each([404, 400])('says that there is no such issue (%s)', async (status) => {
  fakeApi({ [READ]: { status, body: { msg: 'Issue not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Issue not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Issues' })).toHaveAttribute('href', '/issues');
});

it('deletes after the question, and goes to the list', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { calls } = fakeApi({ [READ]: { body: anIssue() }, 'DELETE /api/issues/5': { status: 204 } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('at: /issues')).toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith('Are you sure you want to delete this issue?');
  expect(calls.some((call) => call.method === 'DELETE')).toBe(true);
});

it('keeps the issue where the question is answered with no', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { calls } = fakeApi({ [READ]: { body: anIssue() } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(calls.every((call) => call.method === 'GET')).toBe(true);
});

it('says why it could not be deleted', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  fakeApi({ [READ]: { body: anIssue() }, 'DELETE /api/issues/5': { status: 500 } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error: Error deleting issue')).toBeInTheDocument();
});
