import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anIssue, aVehicle } from '../testing/factories';
import IssuesPage from './issues.page';

const visit = (path = '/issues') => renderWithKit(<IssuesPage />, { path, route: '/issues' });

const LIST = 'GET /api/issues';
const vehicles = { 'GET /api/vehicles': { body: [aVehicle()] } };

it('shows each issue with its vehicle, status, priority and day', async () => {
  fakeApi({
    ...vehicles,
    [LIST]: { body: [anIssue(), anIssue({ id: 6, title: 'Clock stopped', nickname: 'Giulia', priority: 'High' })] },
  });
  visit();
  const row = (await screen.findByText('Clock stopped')).closest('tr')!;
  expect(screen.getByRole('heading', { name: 'Issue Management' })).toBeInTheDocument();
  expect(within(row).getByText('Giulia')).toBeInTheDocument();
  expect(within(row).getByText('High')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'View Clock stopped' })).toHaveAttribute('href', '/issues/6');
  expect(within(row).getByRole('link', { name: 'Edit Clock stopped' })).toHaveAttribute('href', '/issues/6/edit');
  expect(screen.getByRole('cell', { name: '1973 Alfa Romeo GT Junior' })).toBeInTheDocument();
});

it('asks for what the address filters by, and clears it', async () => {
  const { calls } = fakeApi({ ...vehicles, [LIST]: { body: [] } });
  visit('/issues?status=Open&priority=High&search=leak&vehicle_id=7');
  const empty = within((await screen.findByText('No issues found matching your filters.')).parentElement!);
  expect(Object.fromEntries(calls.find(({ path }) => path === '/api/issues')!.query)).toEqual({
    status: 'Open',
    priority: 'High',
    search: 'leak',
    vehicle_id: '7',
    limit: '50',
  });
  await userEvent.click(empty.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('No issues yet.')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it('puts a chosen filter into the address', async () => {
  fakeApi({ ...vehicles, [LIST]: { body: [anIssue()] } });
  visit();
  await screen.findByText('Oil leak');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Resolved');
  expect(window.location.search).toBe('?status=Resolved');
  await userEvent.selectOptions(await screen.findByLabelText('Vehicle'), '7');
  expect(window.location.search).toBe('?status=Resolved&vehicle_id=7');
});

it('leads to the first issue where there is none', async () => {
  fakeApi({ ...vehicles, [LIST]: { body: [] } });
  visit();
  expect(await screen.findByRole('link', { name: 'Report Your First Issue' })).toHaveAttribute(
    'href',
    '/issues/create',
  );
});

it('offers another try where the service is away', async () => {
  const api = fakeApi({ ...vehicles, [LIST]: { status: 500 } });
  visit();
  expect(await screen.findByText('Error fetching issues')).toBeInTheDocument();
  api.on(LIST, { body: [anIssue()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Oil leak')).toBeInTheDocument();
});

const next = { link: '</api/issues?limit=50&cursor=abc>; rel="next"', 'x-total-count': '2' };

it('keeps what is shown where the next page does not come, and offers it again', async () => {
  const api = fakeApi({
    ...vehicles,
    [LIST]: ({ query }) => (query.get('cursor') ? { status: 503 } : { body: [anIssue()], headers: next }),
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching issues');
  expect(screen.getByText('Oil leak')).toBeInTheDocument();
  api.on(LIST, { body: [anIssue({ id: 6, title: 'Second' })], headers: { 'x-total-count': '2' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Second')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('goes on with the next page', async () => {
  fakeApi({
    ...vehicles,
    [LIST]: ({ query }) =>
      query.get('cursor')
        ? { body: [anIssue({ id: 6, title: 'Second' })], headers: { 'x-total-count': '2' } }
        : { body: [anIssue()], headers: next },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Second')).toBeInTheDocument();
  expect(screen.getByText('Oil leak')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
