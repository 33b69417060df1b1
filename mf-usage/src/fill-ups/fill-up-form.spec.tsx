import { whenSpelt } from '@carnet/mf-kit/formats';
import { aUser, fakeApi, livingIn, renderWithKit } from '@carnet/mf-kit/testing';
import type { records } from '@carnet/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFillUp, aLastUsed, aVehicle } from '../testing/factories';
import FillUpEditPage from './fill-up-edit.page';
import FillUpNewPage from './fill-up-new.page';

const LAST_USED = 'GET /api/fill-ups/vehicles/7/last-used';
const SAVE = 'PUT /api/fill-ups/5';

const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/fill-ups': { body: [] },
    [LAST_USED]: { body: { energies: [aLastUsed()], stations: ['Shell, Main Street', 'Esso, Harbour Road'] } },
    'GET /api/vehicles/7/odometer/plausible': { body: { odometer_unit: 'mi', plausible: null } },
    'POST /api/fill-ups': { status: 201, body: aFillUp() },
    ...more,
  });

const create = (path = '/fill-ups/new', user = aUser()) =>
  renderWithKit(<FillUpNewPage />, { path, route: '/fill-ups/new', user });
const edit = () => renderWithKit(<FillUpEditPage />, { path: '/fill-ups/5/edit', route: '/fill-ups/:id/edit' });

const amount = () => screen.findByLabelText(/^Amount/, { selector: 'input' });
const total = () => screen.getByLabelText(/^Total/);
const price = () => screen.getByLabelText(/^Price per/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Fill-up' }));
const sent = ({ calls }: ReturnType<typeof fakeApi>) => calls.find(({ method }) => method === 'POST')?.body;

afterEach(() => new Promise<void>((done) => whenSpelt(aUser(), done)));

/** A receipt without values from its owner. */
const aReceipt = (fields: object = {}) => ({
  ...{
    id: 51,
    vehicle_id: 7,
    dated: null,
    dated_edtf: null,
    amount: null,
    currency: null,
    vendor: null,
    mileage: null,
  },
  suggested: {
    ...{ dated: '2026-02-27', amount: 36.75, currency: 'CHF', vendor: 'Agip', mileage: 84_120, mileage_unit: null },
    ...{ plate: null, vin: null, vin_read: null, parts: [] },
  } satisfies records.SuggestionView,
  ...{ links: [{ subject_kind: 'issue', subject_id: 5 }], version: 3, ...fields },
});

describe('of a paper', () => {
  const of = (paper: object, more: Parameters<typeof fakeApi>[0] = {}) =>
    api({
      'GET /api/documents/51': { body: paper },
      'PATCH /api/documents/51': { body: paper },
      ...more,
    });
  const links = [
    { subject_kind: 'issue', subject_id: 5 },
    { subject_kind: 'fill-up', subject_id: 5 },
  ];

  it('begins with what was read of it, writes nothing by itself, and has it belong to the fill-up', async () => {
    const answers = of(aReceipt());
    create('/fill-ups/new?paper=51');
    expect(await amount()).toHaveValue('');
    expect(total()).toHaveValue('36.75');
    expect(screen.getByLabelText('Currency')).toHaveValue('CHF');
    expect(screen.getByLabelText('Station')).toHaveValue('Agip');
    expect(screen.getByLabelText(/^Odometer/)).toHaveValue('84120');
    expect(answers.calls.every(({ method }) => method === 'GET')).toBe(true);
    await userEvent.type(await amount(), '10.5');
    await save();
    expect(await screen.findByText('at: /fill-ups/5')).toBeInTheDocument();
    expect(sent(answers)).toMatchObject({ vehicle_id: 7, filled_on: '2026-02-27', total: 36.75, currency: 'CHF' });
    expect(answers.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ links });
  });

  it('takes what its owner has written before what was read, and no mileage of another unit', async () => {
    const { suggested } = aReceipt();
    of(
      aReceipt({
        ...{ dated: '2026-03-01', amount: 40, currency: 'EUR', vendor: 'Esso' },
        suggested: { ...suggested, mileage_unit: 'km' },
      }),
    );
    create('/fill-ups/new?paper=51');
    await amount();
    expect(total()).toHaveValue('40.00');
    expect(screen.getByLabelText('Station')).toHaveValue('Esso');
    expect(screen.getByLabelText(/^Odometer/)).toHaveValue('');
  });

  it('is made once where its paper cannot be linked at first', async () => {
    let tries = 0;
    const answers = of(aReceipt(), {
      'PATCH /api/documents/51': () =>
        (tries += 1) === 1 ? { status: 503, body: { msg: 'Records is away' } } : { status: 200, body: aReceipt() },
      'PUT /api/fill-ups/5': { body: aFillUp() },
    });
    create('/fill-ups/new?paper=51');
    await userEvent.type(await amount(), '10.5');
    await save();
    expect(await screen.findByText(/^The fill-up is saved\. The paper could not be linked/)).toBeInTheDocument();
    await save();
    expect(await screen.findByText('at: /fill-ups/5')).toBeInTheDocument();
    expect(answers.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('of another vehicle stays with it', async () => {
    const answers = of(aReceipt({ vehicle_id: 8 }));
    create('/fill-ups/new?paper=51&vehicle_id=7');
    await userEvent.type(await amount(), '10.5');
    await save();
    expect(await screen.findByText('at: /fill-ups/5')).toBeInTheDocument();
    expect(answers.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });
});

describe('a new fill-up', () => {
  it('needs no more than odometer, amount and total where there was one before', async () => {
    const answers = api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10.5');
    await userEvent.type(total(), '36.75');
    await userEvent.type(screen.getByLabelText(/^Odometer/), '84,120');
    expect(price()).toHaveValue('3.5');
    await save();
    expect(await screen.findByText('at: /fill-ups/5')).toBeInTheDocument();
    expect(sent(answers)).toMatchObject({
      ...{ vehicle_id: 7, energy: 'petrol', amount: 10.5, unit: 'us_gal', odometer: 84_120 },
      ...{ total: 36.75, currency: 'USD', unit_price: 3.5, full: true, missed_before: false, station: null },
    });
  });

  it('says what the odometer showed last', async () => {
    api();
    create('/fill-ups/new?vehicle_id=7');
    await amount();
    expect(screen.getByLabelText(/^Odometer/)).toHaveAccessibleDescription(
      expect.stringMatching('Last: 83,870\u00a0mi, Feb 20, 2026'),
    );
  });

  it('begins with the vehicle that was filled last, of several', async () => {
    api({
      'GET /api/vehicles': { body: [aVehicle({ id: 3 }), aVehicle()] },
      'GET /api/fill-ups': { body: [aFillUp()] },
    });
    create();
    await amount();
    expect(screen.getByLabelText(/^Vehicle/)).toHaveValue('7');
  });

  it('takes over what was said last of another vehicle, but for what a person has changed', async () => {
    api({
      'GET /api/vehicles': { body: [aVehicle(), aVehicle({ id: 8, nickname: 'Truck' })] },
      'GET /api/fill-ups/vehicles/8/last-used': {
        body: { energies: [aLastUsed({ energy: 'diesel', unit: 'l', currency: 'EUR', full: true })], stations: [] },
      },
    });
    create('/fill-ups/new?vehicle_id=7');
    await amount();
    await userEvent.click(screen.getByLabelText('Filled to the top'));
    await userEvent.selectOptions(screen.getByLabelText(/^Vehicle/), '8');
    await waitFor(() => expect(screen.getByLabelText(/^Energy/)).toHaveValue('diesel'));
    expect(screen.getByLabelText('Price per l')).toBeInTheDocument();
    expect(screen.getByLabelText('Filled to the top')).not.toBeChecked();
  });

  it('asks what was filled of a vehicle that had nothing yet, and offers the unit of the region', async () => {
    api({ [LAST_USED]: { body: { energies: [], stations: [] } } });
    create('/fill-ups/new?vehicle_id=7', await livingIn('de-DE', 'EUR'));
    await userEvent.type(await amount(), '41,23');
    await save();
    const energy = screen.getByLabelText(/^Energy/);
    expect(energy).toHaveAccessibleDescription(expect.stringMatching('Energy is required'));
    expect(screen.getByLabelText('Price per l')).toBeInTheDocument();
  });

  it('has the fields of a charge for electricity alone', async () => {
    const answers = api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '31');
    expect(screen.queryByLabelText('Battery before')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText(/^Energy/), 'electricity');
    await userEvent.click(screen.getByRole('radio', { name: 'DC' }));
    await userEvent.type(screen.getByLabelText('Battery before'), '12');
    await userEvent.type(screen.getByLabelText('Battery afterwards'), '80');
    await save();
    await screen.findByText('at: /fill-ups/5');
    const charge = { energy: 'electricity', unit: 'kWh', charge_kind: 'dc', from_percent: 12, to_percent: 80 };
    expect(sent(answers)).toMatchObject(charge);
  });

  it('offers where it was filled lately, and fills in nothing unasked', async () => {
    const answers = api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10');
    await userEvent.click(screen.getByText('More'));
    expect(screen.getByLabelText('Station')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Esso, Harbour Road' }));
    await save();
    await screen.findByText('at: /fill-ups/5');
    expect(sent(answers)).toMatchObject({ station: 'Esso, Harbour Road' });
  });

  it('creates one where the button is pressed twice', async () => {
    const answers = api({ 'POST /api/fill-ups': () => new Promise(() => undefined) });
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save Fill-up' }));
    const posts = answers.calls.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(posts[0]!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('keeps what was typed where the service is away, and says so', async () => {
    api({ 'POST /api/fill-ups': { status: 503, body: { msg: 'Usage is away' } } });
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10.5');
    await save();
    expect(await screen.findByText('Usage is away')).toBeInTheDocument();
    expect(await amount()).toHaveValue('10.5');
  });

  it('shows the form with nothing offered where that cannot be read', async () => {
    api({ [LAST_USED]: { status: 503, body: { msg: 'Usage is away' } } });
    create('/fill-ups/new?vehicle_id=7');
    expect(await amount()).toHaveValue('');
    expect(screen.getByLabelText(/^Energy/)).toHaveValue('');
  });

  it('says that it needs a vehicle', async () => {
    api({ 'GET /api/vehicles': { body: [] } });
    create();
    expect(await screen.findByText('Add a vehicle first.')).toBeInTheDocument();
  });

  it.each([
    ['Time', '25:10', 'Time must be a time of day, such as 14:05'],
    ['Tank', '12', 'Tank must be a whole number from 1 to 9'],
  ])('says what is wrong with a %s of %s, which is folded up', async (label, text, problem) => {
    api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10');
    await userEvent.type(screen.getByLabelText(label), text);
    await save();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(problem));
    expect(screen.getByLabelText(label)).toBeVisible();
  });
});

describe('amount, price and total', () => {
  it('work out the third of any two', async () => {
    api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10');
    await userEvent.type(price(), '3.5');
    expect(total()).toHaveValue('35.00');
    expect(total()).toHaveAccessibleDescription('Worked out from the other two');
  });

  it('show what a person had typed where it is worked out anew, and put it back', async () => {
    api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10');
    await userEvent.type(price(), '3.5');
    await userEvent.clear(total());
    fireEvent.change(total(), { target: { value: '70' } });
    expect(await amount()).toHaveValue('20');
    expect(screen.getByText(/you had 10/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
    expect(await amount()).toHaveValue('10');
    expect(total()).toHaveValue('70');
  });

  it('take away what was worked out of something that is gone', async () => {
    api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '10');
    await userEvent.type(total(), '35');
    await userEvent.clear(total());
    expect(price()).toHaveValue('');
  });

  it('touch nothing where a receipt rounds otherwise', async () => {
    api();
    create('/fill-ups/new?vehicle_id=7');
    await userEvent.type(await amount(), '41.23');
    await userEvent.type(price(), '1.859');
    expect(total()).toHaveValue('76.65');
    fireEvent.change(total(), { target: { value: '76.64' } });
    expect(await amount()).toHaveValue('41.23');
    expect(price()).toHaveValue('1.859');
  });
});

describe('a fill-up that is edited', () => {
  const read = (more: Parameters<typeof fakeApi>[0] = {}) =>
    api({ 'GET /api/fill-ups/5': { body: aFillUp({ version: 3 }) }, ...more });

  it('is saved over the version that was read', async () => {
    const { calls } = read({ [SAVE]: { body: aFillUp({ amount: 11 }) } });
    edit();
    const field = await amount();
    fireEvent.change(field, { target: { value: '11' } });
    await userEvent.click(screen.getByRole('button', { name: 'Update Fill-up' }));
    await screen.findByText('at: /fill-ups/5');
    const put = calls.find(({ method }) => method === 'PUT')!;
    expect(put.headers.get('if-match')).toBe('"3"');
    expect(put.body).toMatchObject({ amount: 11, station: 'Shell, Main Street' });
  });

  it('is told of where somebody else has saved it meanwhile, and nothing is lost', async () => {
    read({ [SAVE]: { status: 412, body: { msg: 'It was changed meanwhile' } } });
    edit();
    const field = await amount();
    fireEvent.change(field, { target: { value: '12' } });
    await userEvent.click(screen.getByRole('button', { name: 'Update Fill-up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed/);
    expect(field).toHaveValue('12');
  });

  it('opens what is folded up where something stands in it', async () => {
    read();
    edit();
    await amount();
    expect(within(screen.getByRole('group', { name: '' })).getByLabelText('Station')).toBeVisible();
  });

  it('says that it is not there', async () => {
    read({ 'GET /api/fill-ups/5': { status: 404, body: { msg: 'Fill-up not found' } } });
    edit();
    expect(await screen.findByRole('heading', { name: 'Fill-up not found' })).toBeInTheDocument();
  });
});
