import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { NumberField, TextField } from './fields';
import { QuickChoices, QuickForm } from './quick-form';
import { useKitForm } from './use-kit-form';

const save = jest.fn((values: { name: string; cost: string }) => Promise.resolve({ id: 1, ...values }));
beforeEach(() => save.mockClear());

const problems = ({ name, cost }: { name: string; cost: string }) => {
  const fields = {
    ...(!name && { name: 'Name is required' }),
    ...(cost === 'much' && { cost: 'Cost must be a number' }),
  };
  return Object.keys(fields).length > 0 ? { fields } : null;
};

function Entry({ name = '' }) {
  const form = useKitForm({ initial: { name, cost: '' }, validate: problems, save });
  const steps = [
    {
      title: 'What was done?',
      fields: ['name'],
      answer: form.values.name,
      content: (next: () => void) => (
        <>
          <QuickChoices
            label="Used before"
            choices={[
              {
                key: 'oil',
                title: 'Oil change',
                onChoose: () => {
                  form.set('name', 'Oil change');
                  next();
                },
              },
            ]}
          />
          <TextField form={form} name="name" label="Something else" />
        </>
      ),
    },
    {
      title: 'What did it cost?',
      fields: ['cost'],
      content: () => <NumberField form={form} name="cost" label="Cost" />,
    },
  ];
  return <QuickForm form={form} validate={problems} label="Entry" steps={steps} submitLabel="Save" />;
}

it('asks one thing after the other, and a press is an answer', async () => {
  renderWithKit(<Entry />);
  expect(screen.queryByLabelText('Cost')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Oil change' }));
  expect(screen.getByLabelText('Cost')).toHaveFocus();
  await userEvent.keyboard('164{Enter}');
  expect(save).toHaveBeenCalledWith({ name: 'Oil change', cost: '164' });
});

it('goes on from an answer that obeys the rules alone, and back to each', async () => {
  renderWithKit(<Entry />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Name is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Something else'), 'Belts{Enter}');
  await userEvent.type(await screen.findByLabelText('Cost'), 'much');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Cost must be a number')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change What was done?: Belts' }));
  expect(screen.getByLabelText('Something else')).toHaveValue('Belts');
  expect(save).not.toHaveBeenCalled();
});

it('begins with the first question that has no answer yet', () => {
  renderWithKit(<Entry name="Oil change" />);
  expect(screen.getByLabelText('Cost')).toBeInTheDocument();
});
