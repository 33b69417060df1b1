import { type KnownRemote, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEvent } from '../testing/factories';
import ServiceEventPage from './service-event.page';

const READ = 'GET /api/service/events/31';
const STATUS = 'PUT /api/service/events/31/status';
const records: KnownRemote = {
  ...{ id: 'records', name: 'mf-records', paths: [], nav: [], routes: [] },
  panels: {
    photos: { photos: async () => ({ default: ({ subject, id }) => <p>{`Photos of ${subject} ${id}`}</p> }) },
    papers: { papers: async () => ({ default: ({ subject, id }) => <p>{`Documents of ${subject} ${id}`}</p> }) },
  },
};
const visit = () =>
  renderWithKit(<ServiceEventPage />, {
    ...{ path: '/service/events/31', route: '/service/events/:id' },
    remotes: [records],
  });

it('shows everything about an event', async () => {
  const part = {
    id: 41,
    name: 'Oil filter',
    manufacturer: 'Mann',
    part_number: 'W 712',
    quantity: 2,
    status: 'Installed' as const,
  };
  fakeApi({
    [READ]: {
      body: anEvent({
        parts: [part],
        description: 'Fitted <new> bolts & done, <b>5 &lt; 6</b>',
        notes: 'Next time the sump gasket',
        report_content: '<p>All <strong>well</strong></p>',
      }),
    },
  });
  visit();
  expect(await screen.findByRole('heading', { name: 'Oil change' })).toBeInTheDocument();
  for (const text of [
    'Fitted <new> bolts & done, <b>5 &lt; 6</b>',
    'Feb 1, 2026',
    '84,120 mi',
    '$85.50',
    'Next time the sump gasket',
    'W 712',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Oil filter' })).toHaveAttribute('href', '/parts/41');
  expect(screen.getByRole('link', { name: '1973 Alfa Romeo GT Junior' })).toHaveAttribute('href', '/vehicles/7');
  expect(await screen.findByText('well')).toBeInTheDocument();
});

it.each([
  ['Upcoming', 'Completed', 'Service event marked as completed. Any associated parts are now marked as installed.'],
  ['Completed', 'Overdue', 'Service event status updated to Overdue.'],
] as const)('moves from %s to %s and says so', async (from, to, message) => {
  const { calls } = fakeApi({
    [READ]: { body: anEvent({ status: from }) },
    [STATUS]: { body: anEvent({ status: to }) },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: to }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(calls.find((call) => call.method === 'PUT')!.body).toEqual({ status: to });
  expect(screen.getByRole('button', { name: from })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Change status' })).toHaveFocus();
});

it('says that the status could not be changed, and leaves it', async () => {
  fakeApi({ [READ]: { body: anEvent() }, [STATUS]: { status: 500 } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Overdue' }));
  expect(await screen.findByText('Failed to update status. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Overdue' })).toBeEnabled();
});

it('names its template, or says that it cannot', async () => {
  const api = fakeApi({ [READ]: { body: anEvent({ template_id: 3, template: { id: 3, name: 'Annual service' } }) } });
  const { unmount } = visit();
  const link = await screen.findByRole('link', { name: 'Annual service' });
  expect(link).toHaveAttribute('href', '/service-event-templates/3');
  unmount();
  api.on(READ, { body: anEvent({ template_id: 3, template: null }) });
  visit();
  expect(await screen.findByText('Template information unavailable')).toBeInTheDocument();
});

it('shows its photos', async () => {
  fakeApi({ [READ]: { body: anEvent() } });
  visit();
  expect(await screen.findByText('Photos of service-event 31')).toBeInTheDocument();
  expect(await screen.findByText('Documents of service-event 31')).toBeInTheDocument();
});

it.each([404, 400])('says that there is no such event (%s)', async (status) => {
  fakeApi({ [READ]: { status, body: { msg: 'Service event not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Service event not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Service History' })).toHaveAttribute('href', '/service-history');
});
