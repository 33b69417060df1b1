import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSchedule, aTemplate, aVehicle } from '../testing/factories';
import ToSchedulesPage from './to-schedules.page';
import VehicleSchedulesPage from './vehicle-schedules.page';

const VEHICLES = 'GET /api/vehicles';
const SCHEDULES = 'GET /api/service-schedules/vehicles/7';
const SAVE = 'PUT /api/service-schedules/51';

const vehicles = { body: [aVehicle(), aVehicle({ id: 8, model: 'Spider' })] };
const found = (...schedules: object[]) => ({ body: { vehicle: aVehicle(), schedules } });
const visit = () =>
  renderWithKit(<VehicleSchedulesPage />, {
    path: '/service-schedules/vehicles/7',
    route: '/service-schedules/vehicles/:vehicleId',
  });

it('shows each schedule with its templates, and leads to it', async () => {
  const templates = Array.from({ length: 60 }, (_, at) => aTemplate({ id: at + 1, name: `No. ${at + 1}` }));
  fakeApi({ [VEHICLES]: vehicles, [SCHEDULES]: found(aSchedule({ templates })) });
  visit();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('60 templates')).toBeInTheDocument();
  expect(card.getAllByRole('listitem')).toHaveLength(6);
  expect(card.getByText('and 55 more')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Factory maintenance' })).toHaveAttribute('href', '/service-schedules/51');
  expect(card.getByRole('link', { name: 'Manage Factory maintenance' })).toHaveAttribute(
    'href',
    '/service-schedules/51/manage',
  );
  expect(screen.getByRole('link', { name: 'Create Schedule' })).toHaveAttribute(
    'href',
    '/service-schedules/new?vehicleId=7',
  );
});

it('goes to the address of another vehicle when it is selected', async () => {
  fakeApi({
    [VEHICLES]: vehicles,
    [SCHEDULES]: found(aSchedule()),
    'GET /api/service-schedules/vehicles/8': { body: { vehicle: aVehicle({ id: 8, model: 'Spider' }), schedules: [] } },
  });
  visit();
  expect(await screen.findByText('No templates in this schedule')).toBeInTheDocument();
  const selector = screen.getByLabelText('Vehicle');
  expect(selector).toHaveValue('7');
  await userEvent.selectOptions(selector, '1973 Alfa Romeo Spider');
  expect(window.location.pathname).toBe('/service-schedules/vehicles/8');
  expect(await screen.findByText('No service schedules found for this vehicle.')).toBeInTheDocument();
  expect(screen.getByLabelText('Vehicle')).toHaveValue('8');
});

it('says that there are no vehicles', async () => {
  fakeApi({ [VEHICLES]: { body: [] }, [SCHEDULES]: { status: 404, body: { msg: 'Vehicle not found' } } });
  visit();
  expect(await screen.findByText('No vehicles found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add Vehicle' })).toHaveAttribute('href', '/vehicles/new');
});

it('says that there is no such vehicle', async () => {
  fakeApi({ [VEHICLES]: vehicles, [SCHEDULES]: { status: 404, body: { msg: 'Vehicle not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
});

it('shows the schedules also where the garage does not answer', async () => {
  fakeApi({ [VEHICLES]: { status: 503 }, [SCHEDULES]: found(aSchedule()) });
  visit();
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(within(screen.getByLabelText('Vehicle')).getByRole('option')).toHaveTextContent('1973 Alfa Romeo GT Junior');
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ [VEHICLES]: vehicles, [SCHEDULES]: { status: 500 } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
  api.on(SCHEDULES, found(aSchedule()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

describe('a schedule', () => {
  it('is activated and deactivated from here', async () => {
    const api = fakeApi({ [VEHICLES]: vehicles, [SCHEDULES]: found(aSchedule({ is_active: false })) });
    api.on(SAVE, ({ body }) => {
      const saved = aSchedule(body as object);
      api.on(SCHEDULES, found(saved));
      return { body: saved };
    });
    visit();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Activate Factory maintenance' }));
    expect(await screen.findByText('Factory maintenance is active: what is on it falls due.')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ is_active: true }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Factory maintenance' }));
    expect(await screen.findByText('Factory maintenance is inactive: nothing on it falls due.')).toBeInTheDocument();
    expect(screen.getByText('Inactive')).toBeInTheDocument();
  });

  it('says why it could not be activated', async () => {
    fakeApi({ [VEHICLES]: vehicles, [SCHEDULES]: found(aSchedule({ is_active: false })), [SAVE]: { status: 500 } });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Activate Factory maintenance' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating service schedule');
    expect(screen.getByText('Inactive')).toBeInTheDocument();
  });
});

describe('/service/schedule', () => {
  it.each([
    ['?vehicle_id=7', '/service-schedules/vehicles/7'],
    ['', '/service-schedules/dashboard'],
    ['?vehicle_id=seven', '/service-schedules/dashboard'],
    ['?vehicle_id=-7', '/service-schedules/dashboard'],
  ])('%s leads to %s', async (search, to) => {
    renderWithKit(<ToSchedulesPage />, { path: `/service/schedule${search}`, route: '/service/schedule' });
    expect(await screen.findByText(`at: ${to}`)).toBeInTheDocument();
  });
});
