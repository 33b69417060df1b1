import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDue, aSchedule, aTemplate, aVehicle } from '../testing/factories';
import ActiveSchedulesPage from './active-schedules.page';

const DUE = 'GET /api/service/due';
const ACTIVE = 'GET /api/service-schedules/active';
const STATUS = 'PATCH /api/service-event-templates/60/status';

const at = (miles: number, name = `At ${miles}`) =>
  aTemplate({ id: miles / 1_000, name, recurrence_type: 'Total_Mileage', recurrence_total_mileage: miles });
const road = [30_000, 60_000, 90_000, 120_000].map((miles) => at(miles));

const visit = (path = '/service-schedules/dashboard') =>
  renderWithKit(<ActiveSchedulesPage />, { path, route: '/service-schedules/dashboard' });
const statusOf = (name: string) => screen.findByLabelText(`Status of ${name}`);
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Templates by mileage' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the card of a vehicle', () => {
  it('shows how far it is from the last template to the next', async () => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [aSchedule({ templates: road })] } });
    visit();
    const bar = await screen.findByRole('progressbar', { name: 'Mileage progress' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    expect(bar).toHaveAttribute(
      'aria-valuetext',
      '50% of the way from At 30000 at 30,000 miles to At 60000 at 60,000 miles',
    );
    expect(screen.getByRole('img', { name: '45,000 miles' })).toBeInTheDocument();
    expect(screen.getByText('15,000 mi to At 60000')).toBeInTheDocument();
  });

  it('leads to its templates and schedules', async () => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [aSchedule({ templates: road })] } });
    visit();
    const leads = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await leads('At 60000')).toBe('/service-event-templates/60');
    expect(await leads('1973 Alfa Romeo GT Junior')).toBe('/service-schedules/vehicles/7');
    expect(await leads('Manage Schedule of 1973 Alfa Romeo GT Junior')).toBe('/service-schedules/51/manage');
    expect(await leads('All schedules of 1973 Alfa Romeo GT Junior')).toBe('/service-schedules/vehicles/7');
  });

  it('is one for several schedules of a vehicle', async () => {
    const other = aSchedule({ id: 52, name: 'Track', templates: [at(60_000), at(75_000)] });
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [aSchedule({ templates: road }), other] } });
    visit();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(await shown()).toEqual(['At 30000', 'At 60000', 'At 75000']);
    expect(screen.getByText('Factory maintenance · Track')).toBeInTheDocument();
  });

  it('does without a mileage', async () => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [aSchedule({ templates: road, current_mileage: null })] } });
    visit();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('Mileage not known')).toBeInTheDocument();
    expect(await shown()).toEqual(['At 30000', 'At 60000']);
  });

  it.each([
    ['No templates in this schedule', []],
    ['No templates by mileage in this schedule', [aTemplate()]],
  ])('says %s', async (text, templates) => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [aSchedule({ templates })] } });
    visit();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('what is due on a vehicle', () => {
  const due = (template_id: number, vehicle_id: number, name: string) =>
    aDue({ vehicle_id, template_id, name, status: 'Overdue', miles_left: -340, days_left: 12 });

  it('stands on its card, with the way to complete it', async () => {
    const { calls } = fakeApi({
      [ACTIVE]: { body: [aSchedule(), aSchedule({ id: 52, vehicle_id: 8 })] },
      [DUE]: { body: [due(60, 7, 'Valves'), ...[1, 2, 3, 4].map((id) => due(id, 8, `No. ${id}`))] },
    });
    visit();
    const [own, other] = (await screen.findAllByRole('article')).map((card) => within(card));
    expect(await own!.findByRole('link', { name: 'Complete Valves' })).toHaveAttribute(
      'href',
      '/service/events/new?vehicle_id=7&template_id=60',
    );
    expect(own!.getByText('340 mi over · 12 days left')).toBeInTheDocument();
    expect(other!.getAllByText('Overdue')).toHaveLength(3);
    expect(other!.getByRole('link', { name: '1 more' })).toHaveAttribute('href', '/vehicles/8');
    expect(calls.find(({ path }) => path === '/api/service/due')?.query.get('limit')).toBe('200');
  });

  it('says about when a template by mileage is expected, and does not call that due', async () => {
    const mileage_expected = { day: '2027-03-14', earliest: '2027-01-02', latest: null };
    fakeApi({
      [ACTIVE]: { body: [aSchedule({ templates: road })] },
      [DUE]: { body: [aDue({ template_id: 60, status: 'Upcoming', mileage_expected })] },
    });
    visit();
    expect(await screen.findByText(/^60,000 mi · in 15,000 mi, about Mar 2027$/)).toBeInTheDocument();
    expect(screen.queryByText('Needs attention')).not.toBeInTheDocument();
  });

  it('is left out where it cannot be read', async () => {
    fakeApi({ [ACTIVE]: { body: [aSchedule({ templates: road })] }, [DUE]: { status: 500 } });
    visit();
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('shows templates where they come on the vehicle’s own instrument, and says which count otherwise', async () => {
  const templates = [at(60_000, 'Belt'), { ...at(1_000, 'Injectors'), distance_unit: 'h' as const }];
  const inKm = aSchedule({ templates, current_mileage: 90_000, odometer_unit: 'km' });
  fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [inKm] } });
  visit();
  expect(await screen.findByText('96,561 km · in 6,561 km')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '90,000 kilometers' })).toBeInTheDocument();
  expect(screen.getByText('1 template counts hours; this odometer counts kilometers')).toBeInTheDocument();
  expect(screen.queryByText('Injectors')).not.toBeInTheDocument();
});

describe('how much is shown', () => {
  it('is the last passed template and the next two, and everything where that is asked for', async () => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [aSchedule({ templates: road })] } });
    visit();
    expect(await shown()).toEqual(['At 30000', 'At 60000', 'At 90000']);
    expect(screen.getByText('1 more by mileage')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(await shown()).toEqual(['At 30000', 'At 60000', 'At 90000', 'At 120000']);
    expect(window.location.search).toBe('?show=all');
  });

  it('is in the address', async () => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [aSchedule({ templates: road, current_mileage: 200_000 })] } });
    visit('/service-schedules/dashboard?show=more');
    expect(await shown()).toHaveLength(4);
    expect(screen.getByRole('radio', { name: 'More' })).toBeChecked();
  });
});

describe('a status', () => {
  const two = [aSchedule({ templates: road }), aSchedule({ id: 53, vehicle_id: 8, model: 'Spider', templates: road })];

  it('changes at once, on every vehicle that has the template, before the service answers', async () => {
    const answer = gate();
    const api = fakeApi({
      [DUE]: { body: [] },
      [ACTIVE]: { body: two },
      [STATUS]: () => answer.opened.then(() => ({ body: { ...at(60_000), status: 'In_Work' } })),
    });
    visit();
    const selects = await screen.findAllByLabelText('Status of At 60000');
    await userEvent.selectOptions(selects[0]!, 'In Work');
    for (const select of selects) expect(select).toHaveValue('In_Work');
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'In_Work' });
    api.on(ACTIVE, { body: two.map((one) => ({ ...one, templates: [{ ...at(60_000), status: 'In_Work' }] })) });
    answer.open();
    expect(await screen.findByText('At 60000 is In Work')).toBeInTheDocument();
    expect(await firstStatusOf('At 60000')).toHaveValue('In_Work');
  });

  it('comes back where the call fails, with the message, and the schedules are read again', async () => {
    const api = fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: two }, [STATUS]: { status: 500 } });
    visit();
    await userEvent.selectOptions((await screen.findAllByLabelText('Status of At 60000'))[0]!, 'Completed');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update template status');
    for (const select of screen.getAllByLabelText('Status of At 60000')) expect(select).toHaveValue('Open');
    await waitFor(() => expect(api.calls.filter(({ path }) => path.endsWith('/active'))).toHaveLength(2));
  });

  it('comes back also where the service is away and cannot be read again', async () => {
    const api = fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: two } });
    visit();
    const [select] = await screen.findAllByLabelText('Status of At 60000');
    const away = { status: 503, body: { msg: 'The service book does not answer' } };
    api.on(ACTIVE, away);
    api.on(STATUS, away);
    await userEvent.selectOptions(select!, 'Skipped');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update template status');
    expect(alert).toHaveTextContent('The service book does not answer');
    expect(await firstStatusOf('At 60000')).toHaveValue('Open');
  });

  it('that fails takes no other change with it, and does not do so in silence', async () => {
    const answer = gate();
    const api = fakeApi({
      [DUE]: { body: [] },
      [ACTIVE]: { body: [aSchedule({ templates: road })] },
      [STATUS]: () => answer.opened.then(() => ({ status: 500 })),
      'PATCH /api/service-event-templates/90/status': () => {
        api.on(ACTIVE, {
          body: [aSchedule({ templates: road.map((one) => (one.id === 90 ? { ...one, status: 'In_Work' } : one)) })],
        });
        return { body: { ...at(90_000), status: 'In_Work' } };
      },
    });
    visit();
    const failing = await statusOf('At 60000');
    await userEvent.selectOptions(failing, 'Completed');
    await userEvent.selectOptions(await statusOf('At 90000'), 'In Work');
    expect(await statusOf('At 90000')).toHaveValue('In_Work');
    answer.open();
    await waitFor(async () => expect(await statusOf('At 60000')).toHaveValue('Open'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update template status');
    await waitFor(() => expect(api.calls.filter(({ path }) => path.endsWith('/active')).length).toBeGreaterThan(1));
    expect(await statusOf('At 90000')).toHaveValue('In_Work');
  });

  it('that is changed twice in a row is sent in that order and stays the last one', async () => {
    const sent: unknown[] = [];
    const first = gate();
    const api = fakeApi({
      [DUE]: { body: [] },
      [ACTIVE]: { body: [aSchedule({ templates: road })] },
      [STATUS]: async ({ body }) => {
        sent.push(body);
        if (sent.length === 1) await first.opened;
        api.on(ACTIVE, { body: [aSchedule({ templates: [{ ...at(60_000), ...(body as object) }] })] });
        return { body: at(60_000) };
      },
    });
    visit();
    await userEvent.selectOptions(await statusOf('At 60000'), 'In Work');
    await userEvent.selectOptions(await statusOf('At 60000'), 'Completed');
    expect(sent).toEqual([{ status: 'In_Work' }]);
    first.open();
    await waitFor(() => expect(sent).toEqual([{ status: 'In_Work' }, { status: 'Completed' }]));
    expect(await screen.findByText('At 60000 is Completed')).toBeInTheDocument();
    expect(await statusOf('At 60000')).toHaveValue('Completed');
  });
});

describe('where nothing is active', () => {
  it('it leads to the schedules of a vehicle', async () => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [] }, 'GET /api/vehicles': { body: [aVehicle()] } });
    visit();
    expect(await screen.findByText('No active service schedules.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'View Schedules by Vehicle' })).toHaveAttribute(
      'href',
      '/service-schedules/vehicles/7',
    );
  });

  it('and there is no vehicle, a vehicle comes first', async () => {
    fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { body: [] }, 'GET /api/vehicles': { body: [] } });
    visit();
    expect(await screen.findByText('No vehicles found.')).toBeInTheDocument();
  });
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ [DUE]: { body: [] }, [ACTIVE]: { status: 500 } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch service schedules');
  api.on(ACTIVE, { body: [aSchedule({ templates: road })] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
});

const firstStatusOf = async (name: string) => (await screen.findAllByLabelText(`Status of ${name}`))[0]!;

function gate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
