import { today } from '@carnet/mf-kit/formats';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDue, anEvent } from '../testing/factories';
import NeedsAttentionPanel from './needs-attention.panel';

const DUE = 'GET /api/service/due';
const EVENTS = 'GET /api/service/events';
const visit = () => renderWithKit(<NeedsAttentionPanel />);
const daysAgo = (days: number) => today(new Date(Date.now() - days * 86_400_000));
const counted = (rows: object[], total = rows.length) => ({ body: rows, headers: { 'x-total-count': String(total) } });

it('shows the most urgent of all vehicles, a page of them at most', async () => {
  const { calls } = fakeApi({
    [DUE]: counted([
      aDue({ nickname: 'Giulia', vehicle_id: 8, estimated_date: daysAgo(40) }),
      aDue({ status: 'Due', name: 'Belt', template_id: 2 }),
    ]),
    [EVENTS]: counted([anEvent({ name: 'Brake fluid', status: 'Overdue', date_performed: daysAgo(60) })]),
  });
  visit();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.slice(0, 11))).toEqual([
    'Brake fluid',
    'Oil changeG',
    'Belt1973 Al',
  ]);
  expect(screen.getByRole('link', { name: 'Giulia' })).toHaveAttribute('href', '/vehicles/8');
  expect(screen.getByRole('link', { name: 'Complete Oil change' })).toHaveAttribute(
    'href',
    '/service/events/new?vehicle_id=8&template_id=51',
  );
  expect(calls.map(({ path, query }) => `${path}?${query}`).sort()).toEqual([
    '/api/service/due?needs_attention=true&limit=200',
    '/api/service/events?status=Overdue&limit=200&view=row',
  ]);
});

it('counts the rest, and leads to it', async () => {
  const dues = Array.from({ length: 5 }, (_, n) => aDue({ template_id: n + 1, estimated_date: daysAgo(60) }));
  const events = [anEvent({ id: 1, status: 'Overdue', date_performed: daysAgo(3) })];
  fakeApi({ [DUE]: counted(dues, 14), [EVENTS]: counted(events) });
  visit();
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: '9 more due' })).toHaveAttribute('href', '/service/due');
  expect(screen.getByRole('link', { name: '1 more overdue service event' })).toHaveAttribute(
    'href',
    '/service-history?status=Overdue',
  );
});

it('has one line for all that is overdue for more than a year, which can be opened', async () => {
  const old = [2, 3].map((id) => aDue({ template_id: id, name: `Belt ${id}`, estimated_date: daysAgo(1_278) }));
  const oldEvent = anEvent({ name: 'Valves', status: 'Overdue', date_performed: daysAgo(400) });
  const recent = aDue({ name: 'Oil', estimated_date: daysAgo(30) });
  fakeApi({ [DUE]: counted([...old, recent]), [EVENTS]: counted([oldEvent]) });
  visit();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Oil' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('3 overdue for more than a year'));
  expect(await screen.findByRole('link', { name: 'Valves' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /more/ })).not.toBeInTheDocument();
});

it('is calm where nothing needs attention', async () => {
  fakeApi({ [DUE]: counted([]), [EVENTS]: counted([]) });
  visit();
  expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ [DUE]: counted([]), [EVENTS]: { status: 503, body: { msg: 'Away' } } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Away');
  api.on(EVENTS, counted([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
});
