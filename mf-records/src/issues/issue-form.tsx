import type { garage } from '@carnet/contracts';
import {
  ISSUE_DESCRIPTION_MAX_LENGTH,
  ISSUE_RESOLUTION_NOTES_MAX_LENGTH,
  ISSUE_TITLE_MAX_LENGTH,
} from '@carnet/contracts/records';
import { FieldGrid, FormSection, Panel } from '@carnet/mf-kit';
import {
  ChoiceField,
  DateField,
  FormColumns,
  KitForm,
  type KitFormState,
  SaveActions,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { ServiceEventPicker } from '../pickers';
import { VehicleField, vehicleOptions } from '../lookups';
import { issueProblems, type IssueValues } from './issue-form.schema';
import type { Issue } from './issues.queries';
import { ISSUE_PRIORITIES, ISSUE_STATUSES } from './issue.constants';

interface IssueFormProps {
  initial: IssueValues;
  vehicles: readonly garage.VehicleView[];
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: IssueValues) => Promise<Issue>;
  onSaved: (issue: Issue) => void;
  /** Where photos are chosen, of an issue that is not there yet. */
  photos?: ReactNode;
}

/** The fields of an issue; knows nothing of the network but the picker's list of service events. */
export function IssueForm({ initial, vehicles, submitLabel, fallback, cancelTo, photos, ...options }: IssueFormProps) {
  const form = useKitForm<IssueValues, Issue>({
    initial,
    validate: issueProblems,
    clears: { vehicle_id: { service_event_ids: [] } },
    ...options,
    fallback,
  });
  const { values } = form;
  const vehicleId = Number(values.vehicle_id);
  return (
    <FormColumns
      aside={vehicleId > 0 && <Panel name="service/vehicle-glance" vehicleId={vehicleId} otherwise={null} />}
    >
      <KitForm form={form} label="Issue">
        <WhatIsWrong form={form} vehicles={vehicles} />
        <WhereItStands form={form} />
        <FormSection title="Related service events" note="The work that found or cured it.">
          <ServiceEventPicker
            vehicleId={vehicleId}
            chosen={values.service_event_ids}
            error={form.errors.service_event_ids}
            onChange={(events) => form.set('service_event_ids', events)}
          />
        </FormSection>
        {photos}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
    </FormColumns>
  );
}

type IssueFields = KitFormState<IssueValues>;

function WhatIsWrong({ form, vehicles }: { form: IssueFields; vehicles: readonly garage.VehicleView[] }) {
  return (
    <FormSection title="What is wrong">
      <FieldGrid>
        <FieldGrid.Wide>
          <VehicleField form={form} vehicles={vehicleOptions(vehicles)} />
        </FieldGrid.Wide>
        <FieldGrid.Wide>
          <TextField
            form={form}
            name="title"
            label="Title"
            required
            maxLength={ISSUE_TITLE_MAX_LENGTH}
            placeholder="Oil leak at the rear main seal"
          />
        </FieldGrid.Wide>
        <FieldGrid.Wide>
          <TextAreaField
            form={form}
            name="description"
            label="Description"
            rows={4}
            maxLength={ISSUE_DESCRIPTION_MAX_LENGTH}
          />
        </FieldGrid.Wide>
      </FieldGrid>
    </FormSection>
  );
}

function WhereItStands({ form }: { form: IssueFields }) {
  return (
    <FormSection title="Where it stands">
      <ChoiceField form={form} name="status" label="Status" options={ISSUE_STATUSES} />
      <ChoiceField form={form} name="priority" label="Priority" options={ISSUE_PRIORITIES} />
      <FieldGrid>
        <DateField form={form} name="reported_date" label="Reported date" />
        {form.values.status === 'Resolved' && <Resolution form={form} />}
      </FieldGrid>
    </FormSection>
  );
}

function Resolution({ form }: { form: IssueFields }) {
  return (
    <>
      <DateField form={form} name="resolved_date" label="Resolved date" hint="Today where it is left empty" />
      <FieldGrid.Wide>
        <TextAreaField
          form={form}
          name="resolution_notes"
          label="Resolution notes"
          rows={3}
          maxLength={ISSUE_RESOLUTION_NOTES_MAX_LENGTH}
        />
      </FieldGrid.Wide>
    </>
  );
}
