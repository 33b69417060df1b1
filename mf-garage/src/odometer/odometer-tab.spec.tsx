import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from '@carnet/mf-kit/pages';
import { anEntry, type FakeApi, fakeApi, publishWaiting, renderWithKit } from '@carnet/mf-kit/testing';
import { aChapter, anOdometer, aReading } from '../testing/odometer';
import { remotes } from '../testing/remotes';
import type { Odometer } from './odometer.queries';
import OdometerTab from './odometer-tab';

const PATH = 'GET /api/vehicles/7/odometer';

const render = () =>
  renderWithKit(<OdometerTab vehicleId={7} />, { path: '/vehicles/7', route: '/vehicles/:id', remotes });

function visit(odometer: Odometer): FakeApi {
  const api = fakeApi({ [PATH]: { body: odometer } });
  render();
  return api;
}

const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const sent = ({ calls }: FakeApi, method: string) => calls.filter((call) => call.method === method);

const before = aReading({ id: 1, read_on: '2023-04-01', value: 88_000 });
const after = aReading({
  id: 2,
  source: 'service-event',
  note: 'Oil change',
  read_on: '2025-03-01',
  value: 3_000,
  version: null,
  created_at: null,
});
const turnedBack = anOdometer({
  current_mileage: 3_000,
  readings: [after, before],
  findings: [
    {
      kind: 'turned-back',
      before: { source: 'by-hand', id: 1 },
      after: { source: 'service-event', id: 2 },
      explanations: ['typing-error', 'replaced', 'unknown-mileage', 'confirmed'],
    },
  ],
  covered: { distance: 0, since: '2023-04-01', at_least: true },
});

it('shows a reading that waits although the others cannot be read', async () => {
  fakeApi({ [PATH]: { status: 503, body: { msg: 'The garage is away for a moment.' } } });
  render();
  act(() => publishWaiting([anEntry({ kind: 'odometer-reading', title: '84,200 mi' })]));
  expect(await (await panel('Not sent yet')).findByText('84,200 mi')).toBeVisible();
  act(() => publishWaiting([]));
});

it('shows the newest readings, and prints all', async () => {
  const readings = Array.from({ length: 12 }, (_, i) => aReading({ id: i + 1, value: 100 + i }));
  fakeApi({ [PATH]: { body: anOdometer({ readings }) } });
  const rows = () => within(screen.getByRole('region', { name: 'Readings' })).getAllByRole('row').length - 1;
  const print = jest.fn(rows);
  window.print = print;
  const tab = (
    <>
      <PrintButton />
      <OdometerTab vehicleId={7} />
    </>
  );
  renderWithKit(tab, { path: '/vehicles/7', route: '/vehicles/:id', remotes });
  await screen.findByRole('region', { name: 'Readings' });
  expect(rows()).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveReturnedWith(12));
});

it('says what to do where there is no reading, and draws nothing', async () => {
  visit(anOdometer());
  expect(await screen.findByText('No readings yet.')).toBeInTheDocument();
  const bringing = /service events, modifications, issues, track days and papers bring theirs by themselves\.$/;
  expect(screen.getByText(bringing)).toBeInTheDocument();
  expect(screen.getByText(/^Too little is known/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Mileage over time' })).not.toBeInTheDocument();
});

it('shows what is known: the mileage, the distance, what is expected, and each reading with its record', async () => {
  visit({ ...turnedBack, expected: { day: '2026-06-01', value: 3_400, low: 3_300, high: 3_600, per_day: 1 } });
  expect(await screen.findByRole('img', { name: '3,000 miles' })).toBeInTheDocument();
  expect(screen.getByText('At least 0 mi')).toBeInTheDocument();
  expect(screen.getByText('Between 3,300 mi and 3,600 mi')).toBeInTheDocument();
  const readings = await panel('Readings');
  const [, newest, oldest] = readings.getAllByRole('row');
  expect(within(newest!).getByRole('link', { name: 'Oil change' })).toHaveAttribute('href', '/service/events/2');
  expect(oldest).toHaveTextContent('Apr 1, 202388,000 miBy hand');
  expect(oldest).toHaveTextContent('by you, Jan 2, 2026');
});

it('leads to the page of the record that a reading comes from, where somebody has one', async () => {
  const trackDay = aReading({ id: 3, source: 'track-day', note: 'Laguna Seca', value: 52_000 });
  const issue = aReading({ id: 4, source: 'issue', note: 'Oil leak', value: 52_000 });
  visit(anOdometer({ readings: [trackDay, issue] }));
  const readings = await panel('Readings');
  expect(readings.getByRole('link', { name: 'Laguna Seca' })).toHaveAttribute('href', '/track-days/3');
  expect(readings.getByRole('cell', { name: 'Oil leak' })).toBeInTheDocument();
  expect(readings.queryByRole('link', { name: 'Oil leak' })).not.toBeInTheDocument();
});

it('explains a finding by a replaced instrument, with the days and values that it knows', async () => {
  const api = visit(turnedBack);
  api.on('POST /api/odometer-chapters', { status: 201, body: aChapter({ kind: 'replaced' }) });
  const found = await panel(/^To explain: 1 finding/);
  expect(found.getByText('It showed 88,000 mi on Apr 1, 2023, and then 3,000 mi on Mar 1, 2025.')).toBeInTheDocument();
  await userEvent.click(found.getByRole('button', { name: /^Explain/ }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What happened' }), 'replaced');
  await userEvent.type(screen.getByLabelText('How do you know?'), 'Invoice 12');
  await userEvent.click(screen.getByRole('button', { name: 'Save Explanation' }));
  expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
    {
      ...{ vehicle_id: 7, kind: 'replaced', from_date: '2025-03-01', to_date: null },
      ...{ last_value: 88_000, first_value: 0, unit_before: null, evidence: 'Invoice 12' },
    },
  ]);
});

it('says which of two readings is wrong and what is right, and refuses what is no number', async () => {
  const api = visit(turnedBack);
  api.on('POST /api/odometer-chapters', { status: 201, body: aChapter({ kind: 'typing-error' }) });
  await userEvent.click((await panel(/^To explain/)).getByRole('button', { name: /^Explain/ }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What happened' }), 'typing-error');
  await userEvent.click(screen.getByRole('radio', { name: '88,000\u00a0mi' }));
  await userEvent.type(screen.getByLabelText('The right value'), '2k');
  await userEvent.click(screen.getByRole('button', { name: 'Save Explanation' }));
  expect(await screen.findByText('The right value must be a whole number of at least 0')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('The right value'));
  await userEvent.type(screen.getByLabelText('The right value'), '2,880');
  await userEvent.click(screen.getByRole('button', { name: 'Save Explanation' }));
  expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
    {
      ...{ vehicle_id: 7, kind: 'typing-error', evidence: null, from_date: '2023-04-01' },
      ...{ reading_source: 'by-hand', reading_id: 1, corrected_value: 2_880 },
    },
  ]);
});

it('shows what was written down beside what counts, and takes an explanation back and says it again', async () => {
  const said = aChapter({
    ...{ kind: 'typing-error', from_date: '2025-03-01', reading_source: 'service-event', reading_id: 2 },
    ...{ read_value: 418_000, corrected_value: 41_800, evidence: 'Invoice' },
  });
  const corrected = { ...after, value: 41_800, written_value: 418_000, standing: 'corrected' } as const;
  const pair = { before: { source: 'by-hand', id: 1 }, after: { source: 'service-event', id: 2 } } as const;
  const api = visit(
    anOdometer({
      readings: [corrected, before],
      chapters: [said],
      explained: [{ kind: 'too-fast', ...pair, chapters: [said.id] }],
    }),
  );
  const [, newest] = (await panel('Readings')).getAllByRole('row');
  expect(newest).toHaveTextContent('41,800 miwritten down as 418,000 mi');
  const explanations = await panel('Explanations');
  expect(explanations.getByText('41,800 mi on Mar 1, 2025, not 418,000 mi')).toBeInTheDocument();
  expect(explanations.getByText('Explains: too fast to be true.')).toBeInTheDocument();
  api.on('DELETE /api/odometer-chapters/71', { status: 204 });
  api.on('POST /api/odometer-chapters', { status: 201, body: said });
  await userEvent.click(explanations.getByRole('button', { name: /^Take back/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(sent(api, 'DELETE').map(({ headers }) => headers.get('if-match'))).toEqual(['"1"']);
  expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
    expect.objectContaining({ kind: 'typing-error', reading_id: 2, corrected_value: 41_800, evidence: 'Invoice' }),
  ]);
});

it('deletes a reading by hand and brings it back with what was said of it', async () => {
  const estimate = aChapter({ kind: 'estimate', reading_source: 'by-hand', reading_id: 1, read_value: 88_000 });
  const api = visit(anOdometer({ readings: [before], chapters: [estimate] }));
  api.on('DELETE /api/odometer-readings/1', { status: 204 });
  api.on('POST /api/odometer-readings', { status: 201, body: { ...before, id: 3 } });
  api.on('POST /api/odometer-chapters', { status: 201, body: estimate });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 88,000\u00a0mi on Apr 1, 2023' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
    { vehicle_id: 7, read_on: '2023-04-01', value: 88_000, standing: 'as-read', note: null },
    expect.objectContaining({ kind: 'estimate', reading_source: 'by-hand', reading_id: 3 }),
  ]);
});

it('draws the mileage, says each reading at the slider, and has the figures in a table', async () => {
  visit(turnedBack);
  const chart = await panel('Mileage over time');
  expect(
    await chart.findByRole('img', {
      name: /^Mileage from Apr 1, 2023, 88,000\u00a0mi, to Mar 1, 2025, 3,000\u00a0mi$/,
    }),
  ).toBeInTheDocument();
  expect(chart.getByRole('slider', { name: 'Reading 2 of 2' })).toHaveAttribute(
    'aria-valuetext',
    'Mar 1, 2025: 3,000\u00a0mi, Oil change',
  );
  expect(chart.getByText('Figures of this chart')).toBeInTheDocument();
  expect(chart.getByText('Oil change', { selector: 'td' })).toBeInTheDocument();
});

it('asks for a day in the field that forms have, and says what is expected of it', async () => {
  // With a mouse, the kit shows its own calendar instead of the browser's.
  const before = window.matchMedia;
  window.matchMedia = (media) => ({ ...before(media), matches: media === '(pointer: fine)' });
  const expected = { day: '2026-08-01', value: 3_400, low: 3_400, high: 3_400, per_day: 1 };
  const api = visit(anOdometer());
  api.on(PATH, ({ query }) => ({ body: anOdometer({ expected: query.get('on') === expected.day ? expected : null }) }));
  const field = await screen.findByLabelText('Expected on');
  expect(screen.getByRole('button', { name: 'Choose a day' })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: expected.day } });
  expect(await screen.findByText('3,400 mi')).toBeInTheDocument();
  window.matchMedia = before;
});

it('asks about a reading that is far from what is expected on its day', async () => {
  const api = visit(anOdometer());
  const plausible = { value: 84_120, low: 83_120, high: 94_120 };
  api.on(`${PATH}/plausible`, { body: { vehicle_id: 7, odometer_unit: 'mi', plausible } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Reading' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^Date/), { target: { value: '2026-05-09' } });
  await userEvent.type(dialog.getByLabelText(/^Odometer/), '841200');
  expect(await dialog.findByText('841,200 is 760,000 more than expected. Typing error?')).toBeVisible();
  expect(api.calls.filter(({ path }) => path.endsWith('/plausible')).map(({ query }) => String(query))).toEqual([
    'on=2026-05-09',
  ]);
});

describe('what is typed in a dialog', () => {
  const open = async (name: string | RegExp = 'Add Reading') => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const escape = () => fireEvent(screen.getAllByRole('dialog')[0]!, new Event('cancel', { cancelable: true }));
  const note = 'From the workshop’s sheet';

  it('is asked about before Escape, Cancel or the cross closes it', async () => {
    visit(anOdometer());
    const dialog = await open();
    await userEvent.type(await dialog.findByLabelText('Note'), note);
    escape();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(dialog.getByLabelText('Note')).toHaveValue(note);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const again = await open();
    expect(await again.findByLabelText('Note')).toHaveValue('');
  });

  it('closes without a question where nothing was typed', async () => {
    visit(anOdometer());
    const dialog = await open();
    await dialog.findByLabelText('Note');
    escape();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is there again after the page was left otherwise, in its own dialog alone', async () => {
    fakeApi({ [PATH]: { body: anOdometer({ readings: [aReading({ value: 100 })] }) } });
    const { unmount } = render();
    const dialog = await open();
    await userEvent.type(await dialog.findByLabelText('Note'), note);
    unmount();
    render();
    const edit = await open(/^Edit /);
    expect(await edit.findByLabelText('Note')).toHaveValue('');
    escape();
    const again = await open();
    expect(await again.findByLabelText('Note')).toHaveValue(note);
  });
});
