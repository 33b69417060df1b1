import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aDue, anEvent } from '../testing/factories';
import UpcomingMaintenancePanel from './upcoming-maintenance.panel';

const DUE = 'GET /api/service/due';
const EVENTS = 'GET /api/service/vehicles/7/events';
const planned = [
  anEvent({ id: 1, name: 'Brake fluid', status: 'Overdue', date_performed: '2026-01-02', date_performed_edtf: null }),
  anEvent({ id: 2, name: 'Valve adjustment', status: 'Upcoming', date_performed: null, date_performed_edtf: null }),
];
const ofStatus = ({ query }: { query: URLSearchParams }) => ({
  body: planned.filter(({ status }) => status === query.get('status')),
});

const visit = () => renderWithKit(<UpcomingMaintenancePanel vehicleId={7} />);

it('shows what is due and what is planned, the most urgent first', async () => {
  const { calls } = fakeApi({ [DUE]: { body: [aDue({ status: 'Due', miles_left: 200 })] }, [EVENTS]: ofStatus });
  visit();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Brake fluidOverduePlanned service event, Jan 2, 2026Complete',
    'Oil changeDue200\u00a0mi left · 45 days leftat 83,780\u00a0mi or on Mar 4, 2026. Too few readings to say whenComplete',
    'Valve adjustmentUpcomingPlanned service event, no dateComplete',
  ]);
  expect(calls.find(({ path }) => path === '/api/service/due')!.query.get('vehicle_id')).toBe('7');
});

it('leads with one click to an event that completes what is due', async () => {
  fakeApi({ [DUE]: { body: [aDue()] }, [EVENTS]: { body: [] } });
  visit();
  const complete = await screen.findByRole('link', { name: 'Complete Oil change' });
  expect(complete).toHaveAttribute('href', '/service/events/new?vehicle_id=7&template_id=51');
});

it('leads to the event by which it is planned already, and completes that one', async () => {
  const plan = anEvent({
    id: 9,
    name: 'Oil in May',
    status: 'Upcoming',
    template_id: 51,
    date_performed: '2026-05-05',
    date_performed_edtf: null,
  });
  fakeApi({
    [DUE]: { body: [aDue({ planned_event: { id: 9, date_performed: '2026-05-05', date_performed_edtf: null } })] },
    [EVENTS]: ({ query }) => ({ body: query.get('status') === 'Upcoming' ? [plan] : [] }),
  });
  visit();
  expect(await screen.findByRole('link', { name: 'Planned for May 5, 2026' })).toHaveAttribute(
    'href',
    '/service/events/9',
  );
  expect(screen.getByRole('link', { name: 'Complete Oil change' })).toHaveAttribute(
    'href',
    '/service/events/9/edit?status=Completed',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('shows the first five, and the rest when that is wanted', async () => {
  const dues = Array.from({ length: 8 }, (_, n) => aDue({ template_id: n + 1, name: `Template ${n}` }));
  fakeApi({ [DUE]: { body: dues }, [EVENTS]: { body: [] } });
  visit();
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

it('has all of them on paper, whoever prints', async () => {
  const dues = Array.from({ length: 8 }, (_, n) => aDue({ template_id: n + 1, name: `Template ${n}` }));
  fakeApi({ [DUE]: { body: dues }, [EVENTS]: { body: [] } });
  visit();
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

it('says when nothing is due', async () => {
  fakeApi({ [DUE]: { body: [] }, [EVENTS]: { body: [] } });
  visit();
  expect(await screen.findByText('Nothing is due.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Schedules' })).toHaveAttribute('href', '/service-schedules/vehicles/7');
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ [DUE]: { status: 500, body: {} }, [EVENTS]: { body: [] } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch what is due');
  api.on(DUE, { body: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is due.')).toBeInTheDocument();
});
