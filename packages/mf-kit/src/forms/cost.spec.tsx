import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { costBody, costProblems, costValues } from './cost';
import { CostFields, KitForm, useKitForm } from '.';

const foreign = { cost: 480, currency: 'CHF', converted_cost: 545, converted_currency: 'USD' };

it('holds nothing in the person’s currency where there is no cost yet', () => {
  expect(costValues()).toEqual({ cost: '', currency: 'USD', converted_cost: '', converted_currency: 'USD' });
});

it('sends what it was read from', () => {
  expect(costBody(costValues(foreign))).toEqual(foreign);
});

it('keeps no conversion of a cost in the person’s own currency, nor one that nobody gave', () => {
  const none = { converted_cost: null, converted_currency: null };
  expect(costBody({ ...costValues(foreign), currency: 'USD' })).toEqual({ cost: 480, currency: 'USD', ...none });
  expect(costBody({ ...costValues(foreign), converted_cost: '' })).toEqual({ cost: 480, currency: 'CHF', ...none });
});

it('finds what is wrong with either amount, and a conversion of nothing', () => {
  const values = costValues(foreign);
  expect(costProblems('Cost', values)).toEqual({ cost: null, converted_cost: null });
  expect(costProblems('Cost', { ...values, cost: 'x' }).cost).toMatch(/^Cost must be/);
  expect(costProblems('Cost', { ...values, cost: ' ' }).converted_cost).toBe('The same in USD needs the cost itself');
  expect(costProblems('Cost', { ...values, converted_cost: '-1' }).converted_cost).toMatch(/^The same in USD must be/);
  expect(costProblems('Cost', { ...values, currency: 'USD', converted_cost: 'x' }).converted_cost).toBeNull();
});

function Form() {
  const form = useKitForm({ initial: costValues(), save: () => Promise.resolve(), onSaved: () => {}, fallback: '' });
  return (
    <KitForm form={form} label="Work">
      <CostFields form={form} label="Cost" />
    </KitForm>
  );
}

it('asks what a foreign cost was in the person’s currency', async () => {
  renderWithKit(<Form />);
  expect(screen.queryByLabelText(/^The same in/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Cost'), 'CHF 480');
  expect(screen.getByLabelText('The same in USD')).toHaveAccessibleDescription('By your rate, if you have one.');
});
