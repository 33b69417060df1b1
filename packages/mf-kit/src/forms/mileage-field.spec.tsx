import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OdometerUnit } from '../formats/person';
import { fakeApi, livingIn, renderWithKit } from '../testing';
import { DateField } from './fields';
import { KitForm } from './kit-form';
import { MileageField } from './mileage-field';
import { useKitForm } from './use-kit-form';

const PLAUSIBLE = 'GET /api/vehicles/7/odometer/plausible';
const known = { value: 150_000, low: 149_000, high: 160_000 };
const saved = jest.fn<Promise<void>, [object]>(() => Promise.resolve());

interface Props {
  vehicleId?: string;
  day?: string;
  stored?: string;
  unit?: OdometerUnit;
}

function Form({ vehicleId = '7', day = '2026-05-01', stored = '', unit = 'mi' }: Props) {
  const form = useKitForm({ initial: { day, mileage: stored }, save: saved });
  return (
    <KitForm form={form} label="Event">
      <DateField form={form} name="day" label="Date" />
      <MileageField
        {...{ form, vehicleId, stored, unit, name: 'mileage', label: 'Mileage', hint: 'As it shows.' }}
        day={form.values.day}
      />
      <button type="submit">Save</button>
      <output>{useIsFetching()} on their way</output>
    </KitForm>
  );
}

const field = () => screen.getByLabelText('Mileage');
const answering = (plausible: typeof known | null = known, odometer_unit = 'mi') =>
  fakeApi({ [PLAUSIBLE]: { body: { vehicle_id: 7, odometer_unit, plausible } } });
const QUESTION = '301,464 is 150,000 more than expected. Typing error?';

it('asks about a mileage that is far from what is expected, says so with the field, and lets it pass', async () => {
  const api = answering();
  renderWithKit(<Form />);
  expect(field()).toHaveAccessibleDescription('As it shows.');
  expect(api.calls).toEqual([]);
  await userEvent.type(field(), '301464');
  const question = await screen.findByText(QUESTION);
  expect(field()).toHaveAccessibleDescription(`${QUESTION} As it shows.`);
  expect(field()).not.toBeInvalid();
  expect(question.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ mileage: '301464' })));
});

it('asks about one that is less, and about none that may be', async () => {
  answering();
  renderWithKit(<Form />);
  await userEvent.type(field(), '15000');
  expect(await screen.findByText('15,000 is 140,000 less than expected. Typing error?')).toBeVisible();
  await userEvent.type(field(), '0');
  await waitFor(() => expect(screen.queryByText(/Typing error/)).toBeNull());
});

it('bears what is no number, and asks again once it is one', async () => {
  answering();
  renderWithKit(<Form />);
  await userEvent.type(field(), '301464');
  expect(await screen.findByText(QUESTION)).toBeVisible();
  await userEvent.type(field(), '-120');
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(field()).toHaveValue('301464-120');
  await userEvent.clear(field());
  await userEvent.type(field(), '301464');
  expect(await screen.findByText(QUESTION)).toBeVisible();
});

it('asks once for all that is typed of a day, and names what is stored', async () => {
  const api = answering();
  renderWithKit(<Form stored="301464" />);
  await userEvent.clear(field());
  await userEvent.type(field(), '154754');
  await waitFor(() => expect(api.calls.map(({ query }) => String(query))).toEqual(['on=2026-05-01&instead_of=301464']));
  expect(screen.queryByText(/Typing error/)).toBeNull();
});

it('writes numbers as the person does', async () => {
  await livingIn('de-CH', 'CHF');
  answering();
  renderWithKit(<Form />, { user: undefined });
  await userEvent.type(field(), '301464');
  expect(await screen.findByText(/150.000 more than expected/)).toBeVisible();
});

it.each<[string, Props, Parameters<typeof answering>]>([
  ['nothing is known', {}, [null]],
  ['the vehicle counts something else than the form says', { unit: 'km' }, []],
])('asks nothing where %s', async (_, props, answer) => {
  const api = answering(...answer);
  renderWithKit(<Form {...props} />);
  await userEvent.type(field(), '301464');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await screen.findByText('0 on their way');
  expect(screen.queryByText(/Typing error/)).toBeNull();
});

it.each<[string, Props]>([
  ['no vehicle is chosen', { vehicleId: '' }],
  ['the day is not known exactly', { day: '1974' }],
])('fetches nothing where %s', async (_, props) => {
  const api = answering();
  renderWithKit(<Form {...props} />);
  await userEvent.type(field(), '301464');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(api.calls).toEqual([]);
});
