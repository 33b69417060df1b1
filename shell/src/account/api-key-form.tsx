import { useLoaded } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { FormActions, FormSection } from '@carnet/mf-kit/pages';
import { KitForm, SelectField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { useStepUp } from '../second-factor';
import { ownVehiclesQuery } from '../own-vehicles';
import { makeKey, type MadeKey } from './api-keys.queries';
import { EXPIRIES, keyBody, keyProblems, type KeyValues, NEW_KEY } from './api-keys.rules';
import * as m from '../messages/api-keys';

const accesses = [
  { value: 'read', label: m.readOnly },
  { value: 'write', label: m.readAndWrite },
];

const expiries = EXPIRIES.map((days) => ({ value: String(days), label: m.inDays({ days }) }));

interface ApiKeyFormProps {
  onMade: (key: MadeKey) => void;
  onCancel: () => void;
}

/** Form for a new key: its purpose, its access, and its expiry. */
export function ApiKeyForm({ onMade, onCancel }: ApiKeyFormProps) {
  // Optional: without the list, a key for all vehicles can still be created.
  const vehicles = useLoaded(ownVehiclesQuery);
  const stepUp = useStepUp();
  const form = useKitForm<KeyValues, MadeKey>({
    initial: NEW_KEY,
    validate: keyProblems,
    save: (values) => stepUp.proven(() => makeKey(keyBody(values))),
    onSaved: onMade,
    fallback: m.makeFailed,
  });
  const named = (vehicles.data?.rows ?? []).map(({ id, nickname, year, make, model }) => ({
    value: String(id),
    label: nickname ?? `${year} ${make} ${model}`,
  }));
  return (
    <>
      <KitForm form={form} label={m.make}>
        <FormSection title={m.make}>
          <TextField form={form} name="name" label={m.name} hint={m.nameHint} maxLength={100} required />
          <SelectField form={form} name="access" label={m.access} options={accesses} />
          <SelectField
            form={form}
            name="vehicle_id"
            label={m.vehicles}
            hint={form.values.vehicle_id !== '' && form.values.access === 'write' ? m.oneVehicleWrites : undefined}
            empty={m.allVehicles}
            options={named}
          />
          <SelectField form={form} name="expires_in_days" label={m.expiry} empty={m.never} options={expiries} />
          {form.values.expires_in_days === '' && <Notice tone="warn">{m.neverHint}</Notice>}
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {m.make}
          </Button>
          <Button onClick={onCancel}>{m.cancel}</Button>
        </FormActions>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}
