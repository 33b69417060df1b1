import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { anEvent, aTemplate, aVehicle } from '../testing/factories';
import QuickServicePanel from './quick-service.panel';
import ToCompletePanel from './to-complete.panel';

const EVENTS = 'GET /api/service/events';
const answers = {
  [EVENTS]: { body: [anEvent({ template_id: 51, date_performed: '2026-02-01' })] },
  'GET /api/vehicles': { body: [aVehicle()] },
  'GET /api/vehicles/7/odometer/plausible': {
    body: { odometer_unit: 'mi', plausible: { value: 84_900, low: 84_120, high: 86_000 } },
  },
  'GET /api/service/templates/51': { body: aTemplate() },
  'POST /api/service/events': { status: 201, body: anEvent({ id: 99 }) },
};
const visit = (query = '') =>
  renderWithKit(<QuickServicePanel vehicleId={7} />, {
    path: `/quick?entry=service&vehicle=7${query}`,
    route: '/quick',
  });

it('logs what was done before with few presses, to be completed', async () => {
  const { calls } = fakeApi(answers);
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /Oil change.*85\.50, Feb 1, 2026/ }));
  expect(await screen.findByText('About 84,900 mi is expected')).toBeInTheDocument();
  await userEvent.keyboard('84950{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'As last time: $85.50' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at: /service/events/99')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({
    ...{
      vehicle_id: 7,
      name: 'Oil change',
      template_id: 51,
      mileage_at_service: 84_950,
      cost: 85.5,
      status: 'Completed',
    },
    to_complete: true,
  });
});

it('offers the parts of last time with one press, and says how often it is usually done', async () => {
  const parts = [
    { id: 41, name: 'Oil filter', manufacturer: null, part_number: null, quantity: 1, status: 'Installed' as const },
    { id: 42, name: 'Oil', manufacturer: null, part_number: null, quantity: 5, status: 'Installed' as const },
  ];
  const { calls } = fakeApi({ ...answers, [EVENTS]: { body: [anEvent({ template_id: 51, parts })] } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /Oil change/ }));
  await userEvent.keyboard('88330');
  expect(
    await screen.findByText('Usually: Every 180 days (about 6 months) or 5,000 miles · last done 4,210 mi ago'),
  ).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  const toggle = await screen.findByRole('button', { name: 'Parts as last time: Oil filter, 5 × Oil' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at: /service/events/99');
  expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({
    parts: [
      { id: 41, quantity: 1 },
      { id: 42, quantity: 5 },
    ],
  });
});

it('follows no template of a name that was pressed before another was typed', async () => {
  const { calls } = fakeApi(answers);
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /Oil change/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const name = await screen.findByLabelText('Something else');
  await userEvent.clear(name);
  await userEvent.type(name, 'Brake fluid{Enter}');
  await userEvent.type(await screen.findByLabelText(/Mileage/), '84950{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('at: /service/events/99');
  expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ name: 'Brake fluid', template_id: null });
});

it('warns of a mileage that is far off, and lets it pass', async () => {
  fakeApi(answers);
  visit('&name=Oil%20change');
  await userEvent.type(await screen.findByLabelText(/Mileage/), '184950');
  expect(await screen.findByText(/more than expected/i)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('What did it cost?')).toBeInTheDocument();
});

it('goes to the last question where the address answers the others', async () => {
  fakeApi(answers);
  visit('&name=Oil%20change&mileage=84950&cost=164.40');
  expect(await screen.findByLabelText('Cost')).toHaveValue('164.40');
});

it('lists what is to be completed, and is not there where nothing is', async () => {
  const { on } = fakeApi({ [EVENTS]: { body: [] } });
  const { unmount } = renderWithKit(<ToCompletePanel />);
  await waitFor(() => expect(screen.queryByText('Service to complete')).not.toBeInTheDocument());
  unmount();
  on(EVENTS, { body: [anEvent({ to_complete: true })] });
  renderWithKit(<ToCompletePanel />);
  expect(await screen.findByRole('link', { name: 'Oil change' })).toHaveAttribute('href', '/service/events/31');
});
