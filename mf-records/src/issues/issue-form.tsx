import type { garage } from '@carnet/contracts';
import {
  ISSUE_DESCRIPTION_MAX_LENGTH,
  ISSUE_RESOLUTION_NOTES_MAX_LENGTH,
  ISSUE_TITLE_MAX_LENGTH,
} from '@carnet/contracts/records';
import { choicesOf } from '@carnet/mf-kit/ui';
import { Slot } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  ChoiceField,
  FormColumns,
  KitForm,
  type KitFormState,
  KnownDateField,
  SaveActions,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { ServiceEventPicker } from '../pickers';
import { MileageField, VehicleField, type VehicleOption, vehicleOptions } from '../lookups';
import { issueForm, type IssueValues } from './issue-form.schema';
import type { Issue } from './issues.queries';
import { PRIORITIES, STATUSES } from './issue.constants';
import * as common from '../messages/common';
import * as m from '../messages/issues';

interface IssueFormProps {
  initial: IssueValues;
  vehicles: readonly garage.VehicleView[];
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: IssueValues) => Promise<Issue>;
  onSaved: (issue: Issue) => void;
  /** Photos and papers to attach to a new issue. */
  files?: ReactNode;
  /** Photos and papers of an existing issue, below the form. */
  below?: ReactNode;
}

/** Fields of an issue. The page sends the requests; only the picker fetches service events. */
export function IssueForm({
  initial,
  vehicles,
  submitLabel,
  fallback,
  cancelTo,
  files,
  below,
  ...options
}: IssueFormProps) {
  const form = useKitForm<IssueValues, Issue>({
    initial,
    validate: issueForm.problems,
    clears: { vehicle_id: { service_event_ids: [] } },
    ...options,
    fallback,
  });
  const { values } = form;
  const choices = vehicleOptions(vehicles);
  const vehicleId = Number(values.vehicle_id);
  return (
    <FormColumns aside={vehicleId > 0 && <Slot slot="vehicle-form-aside" vehicleId={vehicleId} />}>
      <KitForm form={form} label={m.issue}>
        <WhatIsWrong form={form} vehicles={choices} />
        <WhereItStands form={form} vehicles={choices} />
        <FormSection title={m.relatedEventsField} note={m.relatedEventsNote}>
          <ServiceEventPicker
            vehicleId={vehicleId}
            chosen={values.service_event_ids}
            error={form.errors.service_event_ids}
            onChange={(events) => form.set('service_event_ids', events)}
          />
        </FormSection>
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {below}
    </FormColumns>
  );
}

type IssueFields = KitFormState<IssueValues>;

interface SectionProps {
  form: IssueFields;
  vehicles: readonly VehicleOption[];
}

function WhatIsWrong({ form, vehicles }: SectionProps) {
  return (
    <FormSection title={m.whatIsWrong}>
      <FieldGrid>
        <FieldGrid.Wide>
          <VehicleField form={form} vehicles={vehicles} />
        </FieldGrid.Wide>
        <FieldGrid.Wide>
          <TextField
            form={form}
            name="title"
            label={m.title}
            required
            maxLength={ISSUE_TITLE_MAX_LENGTH}
            placeholder={m.titleExample}
          />
        </FieldGrid.Wide>
        <FieldGrid.Wide>
          <TextAreaField
            form={form}
            name="description"
            label={common.description}
            rows={4}
            maxLength={ISSUE_DESCRIPTION_MAX_LENGTH}
          />
        </FieldGrid.Wide>
      </FieldGrid>
    </FormSection>
  );
}

function WhereItStands({ form, vehicles }: SectionProps) {
  return (
    <FormSection title={m.whereItStands}>
      <ChoiceField form={form} name="status" label={common.status} options={choicesOf(STATUSES)} />
      <ChoiceField form={form} name="priority" label={m.priority} options={choicesOf(PRIORITIES)} />
      <FieldGrid>
        <KnownDateField form={form} name="reported_date" label={m.reportedDate} />
        <MileageField form={form} vehicles={vehicles} day={form.values.reported_date} />
        {form.values.status === 'Resolved' && <Resolution form={form} />}
      </FieldGrid>
    </FormSection>
  );
}

function Resolution({ form }: { form: IssueFields }) {
  return (
    <>
      <KnownDateField form={form} name="resolved_date" label={m.resolvedDate} hint={m.resolvedHint} />
      <FieldGrid.Wide>
        <TextAreaField
          form={form}
          name="resolution_notes"
          label={m.resolutionNotesField}
          rows={3}
          maxLength={ISSUE_RESOLUTION_NOTES_MAX_LENGTH}
        />
      </FieldGrid.Wide>
    </>
  );
}
