import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { LockableSelectField } from './fields';
import { KitForm } from './kit-form';
import { useKitForm } from './use-kit-form';

function Form({ locked }: { locked?: string | false }) {
  const form = useKitForm({ initial: { vehicle_id: '7', cost: 12 }, save: () => Promise.resolve() });
  return (
    <KitForm form={form} label="Issue">
      <LockableSelectField
        form={form}
        name="vehicle_id"
        label="Vehicle"
        hint="Whose issue it is."
        locked={locked}
        empty="Select a vehicle"
        options={[
          { value: '7', label: 'Klara' },
          { value: '8', label: 'Spider' },
        ]}
      />
    </KitForm>
  );
}

const vehicle = () => screen.getByLabelText('Vehicle');

it('is a select like any other while nothing locks it', async () => {
  renderWithKit(<Form locked={false} />);
  expect(vehicle()).toHaveAccessibleDescription('Whose issue it is.');
  await userEvent.selectOptions(vehicle(), 'Spider');
  expect(vehicle()).toHaveValue('8');
});

it('says why it is locked', () => {
  renderWithKit(<Form locked="The vehicle cannot be changed." />);
  expect(vehicle()).toBeDisabled();
  expect(vehicle()).toHaveValue('7');
  expect(vehicle()).toHaveAccessibleDescription('The vehicle cannot be changed.');
});
