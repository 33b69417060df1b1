import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aDue, anEvent } from '../testing/factories';
import NeedsAttentionPanel from './needs-attention.panel';

const DUE = 'GET /api/service/due';
const EVENTS = 'GET /api/service/events';
const visit = () => renderWithKit(<NeedsAttentionPanel />);
const counted = (rows: object[], total = rows.length) => ({ body: rows, headers: { 'x-total-count': String(total) } });

it('shows the most urgent of all vehicles, and asks for no more than that', async () => {
  const { calls } = fakeApi({
    [DUE]: counted([
      aDue({ nickname: 'Giulia', vehicle_id: 8 }),
      aDue({ status: 'Due', name: 'Belt', template_id: 2 }),
    ]),
    [EVENTS]: counted([anEvent({ name: 'Brake fluid', status: 'Overdue', date_performed: '2026-01-02' })]),
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
    '/api/service/due?needs_attention=true&limit=5',
    '/api/service/events?status=Overdue&limit=5&view=row',
  ]);
});

it('counts the rest, and leads to it', async () => {
  const dues = Array.from({ length: 5 }, (_, n) => aDue({ template_id: n + 1, estimated_date: '2026-01-01' }));
  const events = [anEvent({ id: 1, status: 'Overdue', date_performed: '2026-12-01' })];
  fakeApi({ [DUE]: counted(dues, 14), [EVENTS]: counted(events) });
  visit();
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: '9 more due' })).toHaveAttribute('href', '/service/due');
  expect(screen.getByRole('link', { name: '1 more overdue service event' })).toHaveAttribute(
    'href',
    '/service-history?status=Overdue',
  );
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
