import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import UpcomingMaintenancePanel from './upcoming-maintenance.panel';

const path = 'GET /api/service/vehicles/7/events';
const event = (id: number, name: string, status: string) => ({ id, name, status, date_performed: null });
const due: Record<string, object[]> = {
  Overdue: [event(1, 'Brake fluid', 'Overdue')],
  Upcoming: [event(2, 'Valve adjustment', 'Upcoming')],
};

const visit = () => renderWithKit(<UpcomingMaintenancePanel vehicleId={7} />);

it('shows what is overdue before what is ahead', async () => {
  fakeApi({ [path]: ({ query }) => ({ body: due[query.get('status')!] }) });
  visit();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Brake fluidOverdueNo date',
    'Valve adjustmentUpcomingNo date',
  ]);
  expect(screen.getByRole('link', { name: 'Brake fluid' })).toHaveAttribute('href', '/service/events/1');
});

it('shows the soonest first, and what has no date last', async () => {
  const rows = ['2026-12-24', null, '2026-12-01'].map((date_performed, at) => ({
    ...event(at, `No. ${at}`, 'Upcoming'),
    date_performed,
  }));
  fakeApi({ [path]: ({ query }) => ({ body: query.get('status') === 'Upcoming' ? rows : [] }) });
  visit();
  const names = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(names).toEqual(['No. 2', 'No. 0', 'No. 1']);
});

it('says how many more there are', async () => {
  fakeApi({ [path]: ({ query }) => ({ body: due[query.get('status')!], headers: { 'x-total-count': '4' } }) });
  visit();
  expect(await screen.findByRole('link', { name: '6 more' })).toHaveAttribute('href', '/service-history?vehicle_id=7');
});

it('says when nothing is due', async () => {
  fakeApi({ [path]: { body: [] } });
  visit();
  expect(await screen.findByText('Nothing is due.')).toBeInTheDocument();
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({
    [path]: ({ query }) => (query.get('status') === 'Upcoming' ? { status: 500, body: {} } : { body: [] }),
  });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch service events');
  api.on(path, { body: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is due.')).toBeInTheDocument();
});
