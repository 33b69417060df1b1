import { fakeApi, type FakeCall, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVehicle } from '../testing/factories';
import { ImportEvents } from './import-events';

const IMPORT = 'POST /api/service/events/import';
const OIL = { vehicle_id: 7, name: 'Oil change', type: 'Repair' };

const fileOf = (content: unknown, name = 'history.json') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Object.assign(new File([text], name, { type: 'application/json' }), { text: async () => text });
};
const posts = (calls: FakeCall[]) => calls.filter((call) => call.method === 'POST');

async function opened(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /api/vehicles': { body: [aVehicle()] }, ...answers });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderWithKit(<ImportEvents />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await theDialog();
  return api;
}

const theDialog = async () => within(await screen.findByRole('dialog'));
const debugMode = async () => (await theDialog()).getByRole('checkbox', { name: /Debug Mode/ });

const pick = async (content: unknown) =>
  userEvent.upload(screen.getByLabelText('JSON file or ZIP with pictures'), fileOf(content));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('importing a file of service events', () => {
  it('sends it in one call and says what it came to', async () => {
    const results = [
      { index: 0, id: 1 },
      { index: 1, msg: 'Vehicle not found' },
      { index: 2, id: 2 },
    ];
    const { calls } = await opened({ [IMPORT]: { body: { total: 3, imported: 2, failed: 1, results } } });
    await pick([OIL, { ...OIL, vehicle_id: 9 }, OIL]);
    await press('Import 3 service events');
    expect(await screen.findByText('Successfully imported 2 of 3 service events (1 failed)')).toBeInTheDocument();
    expect(screen.getByText('Error in service event #2: Vehicle not found')).toBeInTheDocument();
    expect(posts(calls)).toHaveLength(1);
    expect(posts(calls)[0]).toMatchObject({ body: [OIL, { ...OIL, vehicle_id: 9 }, OIL] });
    expect(posts(calls)[0]?.query.get('dry_run')).toBeNull();
  });

  it('keeps the file that was picked last, though an earlier one takes longer to read', async () => {
    await opened();
    let read = () => {};
    const slow = fileOf([OIL, OIL, OIL], 'large.json');
    slow.text = () => new Promise((resolve) => (read = () => resolve(JSON.stringify([OIL, OIL, OIL]))));
    await userEvent.upload(screen.getByLabelText('JSON file or ZIP with pictures'), slow);
    await pick(OIL);
    await screen.findByRole('button', { name: 'Import 1 service event' });
    await act(async () => read());
    expect(screen.getByRole('button', { name: 'Import 1 service event' })).toBeInTheDocument();
  });

  it('names a single one, and leads to it', async () => {
    await opened({ [IMPORT]: { body: { total: 1, imported: 1, failed: 0, results: [{ index: 0, id: 55 }] } } });
    await pick(OIL);
    await press('Import 1 service event');
    expect(await screen.findByText('Successfully imported service event: Oil change')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/service/events/55');
  });

  it('says what of an entry was left out', async () => {
    const results = [{ index: 0, id: 55, note: '2 photos are left out: a JSON file brings no pictures' }];
    await opened({ [IMPORT]: { body: { total: 1, imported: 1, failed: 0, results } } });
    await pick(OIL);
    await press('Import 1 service event');
    expect(await screen.findByRole('region', { name: 'What was left out' })).toHaveTextContent(
      'Oil change: 2 photos are left out: a JSON file brings no pictures',
    );
  });

  it('says that none could be imported, with each reason, and the beginning of a long list', async () => {
    const results = Array.from({ length: 5_000 }, (_, index) => ({ index, msg: 'Vehicle not found' }));
    await opened({ [IMPORT]: { body: { total: 5_000, imported: 0, failed: 5_000, results } } });
    await pick(results.map(() => OIL));
    await press('Import 5,000 service events');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to import any service events. Check console for details.');
    expect(screen.getAllByText(/^Error in service event #/)).toHaveLength(20);
    await press('Show 100');
    expect(screen.getAllByText(/^Error in service event #/)).toHaveLength(120);
    expect(console.warn).toHaveBeenCalledWith('5000 service events could not be imported', results);
  });

  it('keeps its key after a lost answer, so that nothing is stored twice', async () => {
    const { calls, on } = await opened({ [IMPORT]: () => Promise.reject(new TypeError('network')) });
    await pick([OIL, OIL]);
    await press('Import 2 service events');
    expect(await screen.findByText(/nothing is stored twice/)).toBeInTheDocument();
    on(IMPORT, { body: { total: 2, imported: 2, failed: 0, results: [] } });
    await press('Import 2 service events');
    await screen.findByText('Successfully imported 2 of 2 service events');
    const [first, second] = posts(calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('sends once however fast it is pressed', async () => {
    const { calls } = await opened({ [IMPORT]: { body: { total: 1, imported: 1, failed: 0, results: [] } } });
    await pick([OIL]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Import 1 service event' }));
    await screen.findByText('Successfully imported 1 of 1 service events');
    expect(posts(calls)).toHaveLength(1);
  });

  it('cannot be closed while the service works on it', async () => {
    let answer: (body: object) => void = () => undefined;
    await opened({ [IMPORT]: () => new Promise((resolve) => (answer = (body) => resolve({ body }))) });
    await pick([OIL]);
    await press('Import 1 service event');
    expect(await screen.findByText('Importing 1 service event...')).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Close' })) expect(button).toBeDisabled();
    answer({ total: 1, imported: 1, failed: 0, results: [] });
    await screen.findByText('Successfully imported 1 of 1 service events');
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be called off while the file is on its way: nothing is stored, nothing is wrong, and it can be tried again', async () => {
    const api = await opened({ [IMPORT]: { body: { total: 1, imported: 1, failed: 0, results: [] } } });
    const arrive = api.stallUploads();
    await pick([OIL]);
    await press('Import 1 service event');
    expect(await screen.findByRole('progressbar', { name: 'Uploading history.json...' })).toHaveValue(0.5);
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Import 1 service event' })).toBeEnabled();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/Successfully imported/)).not.toBeInTheDocument();
    arrive();
    expect(posts(api.calls)).toHaveLength(0);
    await press('Import 1 service event');
    expect(await screen.findByText('Successfully imported 1 of 1 service events')).toBeInTheDocument();
    expect(posts(api.calls)).toHaveLength(1);
  });

  it.each([
    ['{"name":', 'Invalid JSON format'],
    ['<html></html>', 'Invalid JSON format'],
    ['[]', 'No service events found in file'],
  ])('refuses a file that holds %j without a call', async (content, message) => {
    const { calls } = await opened();
    await pick(content);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(posts(calls)).toHaveLength(0);
  });

  it('says what the service says of the whole file', async () => {
    await opened({ [IMPORT]: { status: 400, body: { msg: 'An import takes at most 5,000 service events' } } });
    await pick(Array(5_001).fill(OIL));
    await press('Import 5,001 service events');
    expect(await screen.findByRole('alert')).toHaveTextContent('An import takes at most 5,000 service events');
  });

  it('tells by which numbers a file names vehicles', async () => {
    await opened();
    await userEvent.click(screen.getByText('What a file looks like'));
    expect(await screen.findByText('1973 Alfa Romeo GT Junior, in miles')).toHaveTextContent(
      '7 1973 Alfa Romeo GT Junior, in miles',
    );
  });
});

it('unfolds how a file is written to whoever asks on the page, and goes back to the question', async () => {
  fakeApi({ 'GET /api/vehicles': { body: [aVehicle()] } });
  renderWithKit(<ImportEvents />);
  await press('Example file');
  expect((await theDialog()).getByText('Download an example file')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Example file' })).toHaveFocus();
  await press('Import');
  expect((await theDialog()).getByText('Download an example file')).not.toBeVisible();
});

it('says that a file is no ZIP, whatever it is called', async () => {
  await opened();
  const file = Object.assign(new File(['no zip'], 'history.zip'), {
    slice: () => ({ arrayBuffer: async () => new ArrayBuffer(6) }),
  });
  await userEvent.upload(screen.getByLabelText('JSON file or ZIP with pictures'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is no ZIP, or is damaged.');
});

describe('debug mode', () => {
  const VALUES = { ...OIL, status: 'Completed', cost: 85.5, description: 'Warm & <new>', parts: [] };
  const ANALYSIS = {
    total: 2,
    imported: 0,
    failed: 1,
    results: [
      { index: 0, values: VALUES, note: '1 photo is left out' },
      { index: 1, msg: 'Vehicle, type, and name are required' },
    ],
  };

  it('has the service check the file, and shows what would be stored', async () => {
    const { calls } = await opened({ [IMPORT]: { body: ANALYSIS } });
    await pick([OIL, { name: 'Broken' }]);
    await userEvent.click(await debugMode());
    await press('Analyse file');
    const analysis = await screen.findByRole('region', { name: 'Analysis' });
    expect(analysis).toHaveTextContent('Nothing was stored.');
    expect(analysis).toHaveTextContent('1 of 2 service events can be imported.');
    expect(analysis).toHaveTextContent('#1 Oil change');
    expect(analysis).toHaveTextContent('1 photo is left out');
    expect(analysis).toHaveTextContent('Warm & <new>');
    expect(analysis).toHaveTextContent('Error in service event #2: Vehicle, type, and name are required');
    expect(posts(calls).map(({ query }) => query.get('dry_run'))).toEqual(['true']);
  });

  it('shows only what is wrong, where that is wanted', async () => {
    await opened({ [IMPORT]: { body: ANALYSIS } });
    await pick([OIL, { name: 'Broken' }]);
    await userEvent.click(await debugMode());
    await press('Analyse file');
    const analysis = within(await screen.findByRole('region', { name: 'Analysis' }));
    await userEvent.click(analysis.getByRole('radio', { name: 'Wrong only' }));
    expect(analysis.queryByText('#1 Oil change')).not.toBeInTheDocument();
    expect(analysis.getByText('#2 Broken')).toBeInTheDocument();
  });

  it('is the same on the page and in the dialog', async () => {
    fakeApi({ 'GET /api/vehicles': { body: [aVehicle()] } });
    renderWithKit(<ImportEvents />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Debug Mode' }));
    await press('Import');
    await userEvent.upload(await screen.findByLabelText('JSON file or ZIP with pictures'), fileOf([OIL]));
    expect(await screen.findByRole('button', { name: 'Analyse file' })).toBeEnabled();
    await userEvent.click(await debugMode());
    expect(screen.getByRole('button', { name: 'Import 1 service event' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Debug Mode' })).not.toBeChecked();
  });

  it('imports the same file once it is turned off', async () => {
    const { calls, on } = await opened({ [IMPORT]: { body: ANALYSIS } });
    await pick([OIL, { name: 'Broken' }]);
    await userEvent.click(await debugMode());
    await press('Analyse file');
    await screen.findByRole('region', { name: 'Analysis' });
    on(IMPORT, { body: { total: 2, imported: 1, failed: 1, results: [{ index: 0, id: 1 }] } });
    await userEvent.click(await debugMode());
    expect(screen.queryByRole('region', { name: 'Analysis' })).not.toBeInTheDocument();
    await press('Import 2 service events');
    await screen.findByText('Successfully imported 1 of 2 service events (1 failed)');
    expect(posts(calls)).toHaveLength(2);
  });
});
