import { fakeApi, type FakeCall, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSchedule, aTemplate, aVehicle } from '../testing/factories';
import ImportPage from './import.page';

const FUELIO = [
  '"## Vehicle"\n"Name","DistUnit"\n"Swift","1"\n"## Costs"',
  '"CostTitle","Date","Odo","CostTypeID","Notes","Cost","RemindOdo","RemindDate","isTemplate","RepeatOdo","RepeatMonths","isIncome"',
  '"Filter","2026-04-18 14:59","27240","2","","12.5","37240","2031-04-18","0","10000","12","0"',
  '"Belt","2026-12-30","40000","1","","0","40000","2031-12-30","1","60000","48","0"',
  '"Test","2026-12-30","0","1","","0","0","2031-05-02","1","0","0","0"',
].join('\n');

const PLANS = 'POST /api/imports/plans';
const NOTHING = { imports: [] };
const undone = { removed: 1, kept: 0 };

async function opened({ unit = 'mi', text = FUELIO, ...answers }: Record<string, any> = {}) {
  const vehicle = aVehicle({ odometer_unit: unit });
  const api = fakeApi({
    'GET /api/vehicles': { body: [vehicle] },
    'GET /api/imports/choices': { body: { categories: [], tables: [] } },
    'PUT /api/imports/choices': { body: { categories: [], tables: [] } },
    ...Object.fromEntries(
      ['history', 'readings', 'fill-ups'].map((of) => [`GET /api/imports/${of}`, { body: NOTHING }]),
    ),
    ...Object.fromEntries(
      ['history', 'readings', 'fill-ups', 'files'].map((of) => [`POST /api/imports/${of}/undo`, { body: undone }]),
    ),
    'GET /api/service/events': { body: [] },
    'GET /api/fill-ups/vehicles/7': { body: [] },
    'GET /api/vehicles/7/odometer': { body: { readings: [] } },
    'GET /api/service-schedules/vehicles/7': { body: { vehicle, schedules: [] } },
    'POST /api/imports/history': { body: { total: 1, imported: 1, failed: 0, results: [{ index: 0, id: 1 }] } },
    [PLANS]: { body: { total: 1, imported: 1, failed: 0, results: [{ index: 0, id: 5 }] } },
    ...answers,
  });
  renderWithKit(<ImportPage />, { path: '/service/import?vehicle_id=7', route: '/service/import' });
  const bytes = new TextEncoder().encode(text);
  const file = Object.assign(new File([bytes], 'swift.csv'), { arrayBuffer: async () => bytes.buffer });
  await userEvent.upload(await screen.findByLabelText('File'), file);
  return { ...api, step: within(await screen.findByRole('region', { name: 'What recurs' })) };
}

const sent = (calls: FakeCall[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/imports/plans');
const plan = (step: ReturnType<typeof within>, name: string) => step.getByRole('checkbox', { name: new RegExp(name) });

it('shows each plan with its interval, its next due point and what it becomes', async () => {
  const { step } = await opened();
  const said = step.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'FilterEvery 12 months or 10,000 miDue next at 37,240 mi or on Apr 18, 2031Becomes a template on the scheduleKept as 365 days',
    'BeltEvery 48 months or 60,000 miDue next at 40,000 mi or on Dec 30, 2031Becomes a template on the scheduleKept as 1,461 days',
    'TestDue next on May 2, 2031Becomes a planned service event',
  ]);
  expect(screen.getAllByText('No event: see “What recurs”')).toHaveLength(2);
});

it('says where it is due as the vehicle counts', async () => {
  const { step } = await opened({ unit: 'km' });
  expect(step.getByText(/Kept as 365 days, due here at 59,932.km/)).toBeInTheDocument();
});

it('sends the plans that are wanted, each with its row, and says what it came to', async () => {
  const { step, calls } = await opened();
  await userEvent.click(plan(step, 'Belt'));
  await userEvent.click(plan(step, 'Test'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row and 1 plan, 1 with guesses' }));
  expect(await screen.findByText('1 plan was imported: see the schedules.')).toBeInTheDocument();
  expect(sent(calls).map(({ body }) => body)).toEqual([
    [expect.objectContaining({ row: 6, vehicle_id: 7, name: 'Filter', due_on: '2031-04-18', due_mileage: 37_240 })],
  ]);
  expect(sent(calls)[0]!.query.get('product')).toBe('Fuelio');
});

it('takes a file of plans alone, and nothing where none is wanted', async () => {
  const reminders = 'Description,Urgency,Metric,DueDate,DueOdometer\nInsurance,Urgent,Date,2031-03-31,0';
  const { step, calls } = await opened({ text: reminders });
  expect(step.getByText('The file does not say whether it recurs')).toBeInTheDocument();
  await userEvent.click(plan(step, 'Insurance'));
  expect(await screen.findByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  await userEvent.click(plan(step, 'Insurance'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 0 rows and 1 plan' }));
  expect(await screen.findByText('1 plan was imported: see the schedules.')).toBeInTheDocument();
  expect(sent(calls)).toHaveLength(1);
});

it('knows again what is on a schedule of the vehicle', async () => {
  const belt = aTemplate({
    ...{
      name: 'belt',
      recurrence_type: 'Periodic',
      recurrence_time_interval: 1_461,
      recurrence_mileage_interval: 60_000,
    },
    ...{ recurrence_total_mileage: null, distance_unit: 'mi' },
  });
  const schedules = [aSchedule({ vehicle_id: 7, is_active: true, templates: [belt] })];
  const { step } = await opened({ 'GET /api/service-schedules/vehicles/7': { body: { schedules } } });
  expect(await step.findByText('Not taken: it is there already')).toBeInTheDocument();
  expect(step.queryByRole('checkbox', { name: /Belt/ })).toBeNull();
});

it('says what of an undone import stays, by name', async () => {
  const { step } = await opened({
    'POST /api/imports/history/undo': { body: { removed: 1, kept: 1, stayed: ['Filter', 'Fuelio'] } },
  });
  expect(step.getAllByRole('checkbox')).toHaveLength(3);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row and 3 plans, 1 with guesses' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('These stay, because they were changed or used since: Filter, Fuelio'),
  ).toBeInTheDocument();
});

it('says of a plan that it was there already, by its row', async () => {
  const results = [{ index: 0, id: 5, note: 'It is on a schedule of this vehicle already' }];
  await opened({ [PLANS]: { body: { total: 1, imported: 1, failed: 0, results } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row and 3 plans, 1 with guesses' }));
  expect(await screen.findByText('Row 6: It is on a schedule of this vehicle already')).toBeInTheDocument();
  expect(screen.queryByText(/imported: see the schedules/)).toBeNull();
});

it('asks which day is meant of reminders before any is taken', async () => {
  const REMINDERS = 'Description,Urgency,Metric,Notes,DueDate,DueOdometer,Tags';
  await opened({ text: `${REMINDERS}\nTires,Urgent,Date,,12/01/2030,0,` });
  expect(await screen.findByText('Which day is 12/01/2030?')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import 0 rows and 1 plan' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Jan 12, 2030' }));
  expect(screen.getByRole('button', { name: 'Import 0 rows and 1 plan' })).toBeEnabled();
});
