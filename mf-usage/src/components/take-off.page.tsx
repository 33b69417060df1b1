import { today } from '@carnet/mf-kit/formats';
import { useLoadedForEditing, useQueryClient } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useNavigate, useParams } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection, PageFrame } from '@carnet/mf-kit/pages';
import {
  DateField,
  KitForm,
  MileageField,
  numberOrNull,
  SaveActions,
  TextField,
  textOrNull,
  useKitForm,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { type Component, componentLived, componentQuery, storeAt, takeOff } from './components.queries';
import * as common from '../messages/common';
import * as words from '../messages/component-words';
import * as m from '../messages/component-actions';

interface TakeOffValues {
  to_on: string;
  to_mileage: string;
  stored_at: string;
}

/** Removes a component from its vehicle. */
export default function TakeOffPage() {
  const id = Number(useParams().id);
  const component = useLoadedForEditing(componentQuery(id));
  const back = { to: paths.component(id), label: component.data?.name ?? words.components };
  if (!component.data) return <NotYet of={component} missing={<NotFoundState text={words.failed} back={back} />} />;
  if (!component.data.fitted[0]) return <NotFoundState text={words.failed} back={back} />;
  return <TakeOffForm key={id} component={component.data} on={component.data.fitted[0]} />;
}

function TakeOffForm({ component, on }: { component: Component; on: Component['fitted'][number] }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const page = paths.component(component.id);
  const form = useKitForm<TakeOffValues, unknown>({
    initial: { to_on: today(), to_mileage: '', stored_at: component.stored_at ?? '' },
    fallback: words.notSaved,
    validate: ({ to_on, to_mileage }) => {
      const wrong = wholeNumberProblem(m.mileage, to_mileage);
      if (!to_on) return { message: m.dayRequired, fields: { to_on: m.dayRequired } };
      return wrong ? { message: wrong, fields: { to_mileage: wrong } } : null;
    },
    save: async ({ to_on, to_mileage, stored_at }) => {
      // Stores the place first, so that a retry is harmless and can still remove the component.
      const place = textOrNull(stored_at.trim());
      if (place !== component.stored_at) await storeAt(component.id, place);
      await takeOff(on.fitment_id, { to_on, to_mileage: numberOrNull(to_mileage) });
    },
    onSaved: () => {
      void componentLived(queries, component.id);
      navigate(page);
    },
  });
  return (
    <PageFrame
      title={m.takeOffTitle}
      subtitle={vehicleName(on)}
      width="narrow"
      back={{ to: page, label: component.name }}
    >
      <KitForm form={form} label={m.takeOffTitle}>
        <FormSection title={m.takeOffTitle}>
          <FieldGrid>
            <DateField form={form} name="to_on" label={common.date} required min={on.from_on ?? undefined} />
            <MileageField
              form={form}
              name="to_mileage"
              label={m.mileage}
              unit={on.odometer_unit}
              vehicleId={on.vehicle_id}
              day={form.values.to_on}
              hint={m.mileageHint}
            />
            <TextField form={form} name="stored_at" label={m.storedAt} maxLength={200} />
          </FieldGrid>
        </FormSection>
        <SaveActions form={form} label={m.save} cancelTo={page} />
      </KitForm>
    </PageFrame>
  );
}
