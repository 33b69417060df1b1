import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrackDay, aVehicle } from '../testing/factories';
import TrackDayEditPage from './track-day-edit.page';
import TrackDayNewPage from './track-day-new.page';

const VEHICLES = 'GET /api/vehicles';
const READ = 'GET /api/track-days/3';
const SAVE = 'PUT /api/track-days/3';
const TRACK = /^Track or facility name/;

const create = (path = '/track-days/new') => renderWithKit(<TrackDayNewPage />, { path, route: '/track-days/new' });
const edit = () => renderWithKit(<TrackDayEditPage />, { path: '/track-days/3/edit', route: '/track-days/:id/edit' });
const report = () => screen.findByRole('textbox', { name: 'Report' });
const write = async (html: string) => {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') };
  fireEvent.paste(await report(), { clipboardData });
};

describe('a new track day', () => {
  it('shows the shape of a form while the vehicles are on the way', () => {
    fakeApi({ 'GET /api/vehicles': () => new Promise(() => undefined) });
    create();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('is sent with its report and shown', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      'POST /api/track-days': { status: 201, body: aTrackDay() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(TRACK), '  Brno ');
    fireEvent.change(screen.getByLabelText(/^Event date/), { target: { value: '2026-05-09' } });
    await write('<p class="MsoNormal" style="color:red">Two <b>clean</b> stints.</p>');
    await userEvent.click(screen.getByRole('button', { name: 'Create Track Day' }));
    expect(await screen.findByText('at: /track-days/3')).toBeInTheDocument();
    expect(calls.find((call) => call.method === 'POST')!.body).toEqual({
      vehicle_id: 7,
      event_date: '2026-05-09',
      event_date_edtf: null,
      mileage: null,
      track_name: 'Brno',
      report: '<p>Two <strong>clean</strong> stints.</p>',
    });
  });

  it('sends an empty report as null', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      'POST /api/track-days': { status: 201, body: aTrackDay() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(TRACK), 'Brno');
    fireEvent.change(screen.getByLabelText(/^Event date/), { target: { value: '2026-05-09' } });
    await userEvent.click(screen.getByRole('button', { name: 'Create Track Day' }));
    await screen.findByText('at: /track-days/3');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({ report: null });
  });

  it("sends what the odometer showed, in the vehicle's unit, with what it showed last beside the field", async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle({ odometer_unit: 'km', current_mileage: 84_120 })] },
      'POST /api/track-days': { status: 201, body: aTrackDay() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(TRACK), 'Brno');
    fireEvent.change(screen.getByLabelText(/^Event date/), { target: { value: '2026-05-09' } });
    const mileage = screen.getByLabelText('Mileage');
    expect(mileage).toHaveAccessibleDescription(expect.stringMatching('Last known: 84,120\u00a0km'));
    await userEvent.type(mileage, '84-300');
    await userEvent.click(screen.getByRole('button', { name: 'Create Track Day' }));
    expect(mileage).toHaveAccessibleDescription(expect.stringMatching('Mileage must be a whole number of at least 0'));
    await userEvent.clear(mileage);
    await userEvent.type(mileage, '84,300');
    await userEvent.click(screen.getByRole('button', { name: 'Create Track Day' }));
    await screen.findByText('at: /track-days/3');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({ mileage: 84_300 });
  });

  it('asks for what is missing in the words of the documents', async () => {
    const { calls } = fakeApi({ [VEHICLES]: { body: [aVehicle(), aVehicle({ id: 8 })] } });
    create();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Track Day' }));
    expect(await screen.findByText('Vehicle, event date, and track name are required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Vehicle/)).toBeInvalid();
    expect(screen.getByLabelText(/^Event date/)).toBeInvalid();
    expect(screen.getByLabelText(TRACK)).toHaveAccessibleDescription('Track name is required');
    expect(calls.every((call) => call.method === 'GET')).toBe(true);
  });

  it('takes the vehicle of the address', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle({ id: 8 }), aVehicle()] } });
    create('/track-days/new?vehicle_id=7');
    expect(await screen.findByLabelText(/^Vehicle/)).toHaveValue('7');
  });

  it('names tracks and says what to write', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle()] } });
    create();
    expect(await screen.findByPlaceholderText(/Laguna Seca/)).toHaveAttribute('maxlength', '150');
    expect(await report()).toHaveAttribute('aria-placeholder', 'Type your track day report with formatting...');
  });

  it('goes back to the list', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle()] } });
    create();
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('at: /track-days')).toBeInTheDocument();
  });

  it('keeps everything where saving fails', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle()] }, 'POST /api/track-days': { status: 500 } });
    create();
    await userEvent.type(await screen.findByLabelText(TRACK), 'Brno');
    fireEvent.change(screen.getByLabelText(/^Event date/), { target: { value: '2026-05-09' } });
    await write('<p>Rain</p>');
    await userEvent.click(screen.getByRole('button', { name: 'Create Track Day' }));
    expect(await screen.findByText('Failed to create track day')).toBeInTheDocument();
    expect(screen.getByLabelText(TRACK)).toHaveValue('Brno');
    expect(await report()).toHaveTextContent('Rain');
  });

  it('needs a vehicle first', async () => {
    fakeApi({ [VEHICLES]: { body: [] } });
    create();
    expect(await screen.findByText('Add a vehicle first.')).toBeInTheDocument();
  });
});

describe('a track day that is edited', () => {
  it('is filled from what was read, and saved over that version with another vehicle', async () => {
    const { calls } = fakeApi({
      [READ]: { body: aTrackDay({ mileage: 84_300 }), headers: { etag: '"4"' } },
      [VEHICLES]: { body: [aVehicle(), aVehicle({ id: 8 })] },
      [SAVE]: { body: aTrackDay({ vehicle_id: 8 }) },
    });
    edit();
    expect(await screen.findByRole('heading', { name: 'Edit Track Day' })).toBeInTheDocument();
    expect(screen.getByLabelText(TRACK)).toHaveValue('Masaryk Circuit, Brno');
    expect(await report()).toHaveTextContent('Two clean stints.');
    await userEvent.selectOptions(screen.getByLabelText(/^Vehicle/), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Update Track Day' }));
    expect(await screen.findByText('at: /track-days/3')).toBeInTheDocument();
    const sent = calls.find((call) => call.method === 'PUT')!;
    expect(sent.headers.get('if-match')).toBe('"4"');
    expect(sent.body).toEqual({
      vehicle_id: 8,
      event_date: '2026-05-09',
      event_date_edtf: null,
      mileage: 84_300,
      track_name: 'Masaryk Circuit, Brno',
      report: '<p>Two <strong>clean</strong> stints.</p>',
    });
  });

  it('is not there where it is gone', async () => {
    fakeApi({ [READ]: { status: 404, body: { msg: 'Track day not found' } }, [VEHICLES]: { body: [aVehicle()] } });
    edit();
    expect(await screen.findByRole('heading', { name: 'Track day not found' })).toBeInTheDocument();
  });
});

it('asks about a mileage that is far from what is expected on that day, without what is stored', async () => {
  const plausible = { value: 84_300, low: 83_300, high: 94_300 };
  const { calls } = fakeApi({
    ...{ [READ]: { body: aTrackDay({ mileage: 84_300 }) }, [VEHICLES]: { body: [aVehicle()] } },
    'GET /api/vehicles/7/odometer/plausible': { body: { vehicle_id: 7, odometer_unit: 'mi', plausible } },
  });
  edit();
  await userEvent.type(await screen.findByLabelText(/^Mileage/), '0');
  expect(await screen.findByText('843,000 is 760,000 more than expected. Typing error?')).toBeVisible();
  const asked = calls.find(({ path }) => path.endsWith('/plausible'))!;
  expect(String(asked.query)).toBe('on=2026-05-09&instead_of=84300');
});
