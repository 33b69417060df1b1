import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSchedule, aTemplate, aVehicle } from '../testing/factories';
import ScheduleNewPage from './schedule-new.page';
import SchedulePage from './schedule.page';

const READ = 'GET /api/service-schedules/51';
const DUE = 'GET /api/service/due';

describe('the sheet of a schedule', () => {
  const visit = () =>
    renderWithKit(<SchedulePage />, { path: '/service-schedules/51', route: '/service-schedules/:id' });
  const templates = [
    aTemplate({ id: 61, name: 'Oil change' }),
    aTemplate({ id: 62, name: 'Belt', recurrence_type: 'Total_Mileage', recurrence_total_mileage: 30_000 }),
  ];

  it('shows each template with its recurrence and what is due next on the vehicle', async () => {
    const { calls } = fakeApi({
      [READ]: { body: aSchedule({ templates }) },
      [DUE]: {
        body: [
          {
            template_id: 61,
            vehicle_id: 7,
            status: 'Due',
            odometer_unit: 'mi',
            miles_left: 340,
            days_left: -2,
            due_mileage: 45_340,
            due_date: null,
          },
        ],
      },
    });
    visit();
    const table = within(await screen.findByRole('table', { name: 'Templates of this schedule' }));
    expect(await table.findByText('340 mi left · 2 days over')).toBeInTheDocument();
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(
      /Oil change.*Every 180 days \(about 6 months\) or 5,000 miles.*Due.*at 45,340 mi/,
    );
    expect(rows[1]).toHaveTextContent(/Belt.*At 30,000 miles.*Done/);
    expect(table.getByRole('link', { name: 'Belt' })).toHaveAttribute('href', '/service-event-templates/62');
    expect(calls.find(({ path }) => path === '/api/service/due')?.query.get('vehicle_id')).toBe('7');
    expect(screen.getByRole('link', { name: 'Manage Schedule' })).toHaveAttribute(
      'href',
      '/service-schedules/51/manage',
    );
  });

  it('says of one that is not active only what it holds', async () => {
    const { calls } = fakeApi({ [READ]: { body: aSchedule({ templates, is_active: false }) } });
    visit();
    expect(await screen.findByText('Every 180 days (about 6 months) or 5,000 miles')).toBeInTheDocument();
    expect(screen.queryByText('Next due')).not.toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/api/service/due')).toBe(false);
  });

  it('shows the templates also where what is due cannot be read', async () => {
    fakeApi({ [READ]: { body: aSchedule({ templates }) }, [DUE]: { status: 500 } });
    visit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch what is due');
    expect(screen.getByRole('link', { name: 'Belt' })).toBeInTheDocument();
  });

  it('says that there are no templates in it', async () => {
    fakeApi({ [READ]: { body: aSchedule() }, [DUE]: { body: [] } });
    visit();
    expect(await screen.findByText('No templates in this schedule')).toBeInTheDocument();
  });

  it('says that there is none', async () => {
    fakeApi({ [READ]: { status: 404, body: { msg: 'Service schedule not found' } } });
    visit();
    expect(await screen.findByRole('heading', { name: 'Service schedule not found' })).toBeInTheDocument();
  });
});

describe('a new schedule', () => {
  const VEHICLES = 'GET /api/vehicles';
  const CREATE = 'POST /api/service-schedules';
  const vehicles = { body: [aVehicle(), aVehicle({ id: 8, model: 'Spider' })] };
  const visit = (search = '') =>
    renderWithKit(<ScheduleNewPage />, { path: `/service-schedules/new${search}`, route: '/service-schedules/new' });

  it('shows its heading while the vehicles are on the way', () => {
    fakeApi({ [VEHICLES]: () => new Promise(() => undefined) });
    visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Create Service Schedule' })).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('is of the vehicle in the address, and leads to its sheet', async () => {
    const { calls } = fakeApi({ [VEHICLES]: vehicles, [CREATE]: { status: 201, body: aSchedule() } });
    visit('?vehicleId=8');
    await userEvent.type(await screen.findByLabelText(/^Name/), ' Winter ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Schedule' }));
    expect(await screen.findByText('at: /service-schedules/51')).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ vehicle_id: 8, name: 'Winter', description: null }]);
  });

  it('needs vehicle and name', async () => {
    const { calls } = fakeApi({ [VEHICLES]: vehicles });
    visit('?vehicleId=9');
    await screen.findByLabelText(/^Name/);
    await userEvent.click(screen.getByRole('button', { name: 'Create Schedule' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vehicle and name are required');
    expect(screen.getByLabelText(/^Vehicle/)).toBeInvalid();
    expect(screen.getByLabelText(/^Name/)).toBeInvalid();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('keeps what was typed where it cannot be created', async () => {
    fakeApi({ [VEHICLES]: vehicles, [CREATE]: { status: 500 } });
    visit('?vehicleId=7');
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Winter');
    await userEvent.click(screen.getByRole('button', { name: 'Create Schedule' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error creating service schedule');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Winter');
  });

  it('needs a vehicle first', async () => {
    fakeApi({ [VEHICLES]: { body: [] } });
    visit();
    expect(await screen.findByText('No vehicles found.')).toBeInTheDocument();
  });
});
