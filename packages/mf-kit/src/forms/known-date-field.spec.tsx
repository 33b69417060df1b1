import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { knownDate, knownDateBody, knownDateProblem } from './known-date';
import { KitForm, KnownDateField, useKitForm } from '.';

interface Sale {
  sold: string | null;
  sold_edtf: string | null;
}

const save = jest.fn<Promise<unknown>, [Sale]>(() => Promise.resolve());

function Form({ of }: { of: Sale }) {
  const form = useKitForm({
    initial: { sold: knownDate(of.sold, of.sold_edtf) },
    validate: ({ sold }) => {
      const problem = knownDateProblem('Sold', sold);
      return problem === null ? null : { fields: { sold: problem } };
    },
    save: ({ sold }) => save(knownDateBody('sold', sold)),
  });
  return (
    <KitForm form={form} label="Sale">
      <KnownDateField form={form} name="sold" label="Sold" />
      <button type="submit">Save</button>
    </KitForm>
  );
}

const shown = (sold: string | null = null, sold_edtf: string | null = null) =>
  renderWithKit(<Form of={{ sold, sold_edtf }} />);
const field = () => screen.findByLabelText<HTMLInputElement>('Sold');
const howExact = () => screen.getByLabelText('How exact?');
const typed = async () => {
  await screen.findByPlaceholderText(/19/);
  return field();
};
async function saved(): Promise<Sale> {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return save.mock.lastCall![0];
}

it('is the picker of the browser for a day', async () => {
  shown('1974-05-03');
  expect(await field()).toHaveAttribute('type', 'date');
  expect(howExact()).toHaveDisplayValue('Day');
  expect(await saved()).toEqual({ sold: '1974-05-03', sold_edtf: null });
});

it('shows a date as exactly as it is known, and sends it as it came', async () => {
  shown('1974-01-01', '1974~');
  expect(await typed()).toHaveValue('about 1974');
  expect(howExact()).toHaveDisplayValue('About');
  expect(await saved()).toEqual({ sold: '1974-01-01', sold_edtf: '1974~' });
});

it('reads what is typed, says what it understood, and is as exact as that', async () => {
  shown();
  await userEvent.selectOptions(howExact(), 'Month');
  await userEvent.type(await typed(), '5/1974');
  expect(await field()).toHaveAccessibleDescription('May 1974');
  expect(await saved()).toEqual({ sold: '1974-05-01', sold_edtf: '1974-05' });
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'about 1974 – 1976');
  expect(await field()).toHaveValue('about 1974 – 1976');
  expect(howExact()).toHaveDisplayValue('Span');
  expect(await saved()).toEqual({ sold: '1974-01-01', sold_edtf: '1974~/1976' });
});

it('keeps the focus while it is typed in, whatever it is for the moment', async () => {
  shown();
  await userEvent.selectOptions(howExact(), 'Year');
  const input = await typed();
  await userEvent.type(input, '1974-05-03');
  expect(input).toHaveFocus();
  expect(await saved()).toEqual({ sold: '1974-05-03', sold_edtf: null });
  expect(howExact()).toHaveDisplayValue('Day');
});

it('says never more than was said when another exactness is chosen', async () => {
  shown('1974-05-03');
  const after = async (exactness: string) => {
    await userEvent.selectOptions(howExact(), exactness);
    return (await field()).value;
  };
  expect(await after('Month')).toBe('May 1974');
  expect(await after('About')).toBe('about 1974');
  expect(await after('Decade')).toBe('1970s');
  expect(await after('Day')).toBe('');
});

it('shows what is no date as it was typed, however exact it is said to be', async () => {
  shown('summer 1961');
  expect(await typed()).toHaveValue('summer 1961');
  expect(howExact()).toHaveDisplayValue('Span');
  await userEvent.selectOptions(howExact(), 'Year');
  expect(await typed()).toHaveValue('summer 1961');
  await userEvent.selectOptions(howExact(), 'Day');
  expect(await typed()).toHaveValue('summer 1961');
});

it('does not save what it does not understand', async () => {
  save.mockClear();
  shown();
  await userEvent.selectOptions(howExact(), 'Year');
  await userEvent.type(await typed(), '74');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).not.toHaveBeenCalled();
  expect(await field()).toHaveAccessibleDescription(/Sold is not understood/);
});
