import {
  TEMPLATE_NAME_MAX_LENGTH,
  TEMPLATE_NOTES_MAX_LENGTH,
  TEMPLATE_SOURCE_MAX_LENGTH,
} from '@carnet/contracts/service';
import { Button, FieldGrid, FormActions, FormSection } from '@carnet/mf-kit';
import {
  ChoiceField,
  FormColumns,
  FormHelp,
  KitForm,
  MoneyField,
  NumberField,
  parseNumber,
  RichTextField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { PartsField } from './parts-field';
import { recurrenceSummary } from './recurrence.rules';
import { templateProblems, type TemplateValues } from './template-form.schema';
import { RECURRENCE_CHOICES, STATUS_CHOICES, TEMPLATE_TYPES } from './template.constants';
import type { Template } from './templates.queries';

type TemplateFormState = ReturnType<typeof useKitForm<TemplateValues, Template>>;

interface TemplateFormProps {
  initial: TemplateValues;
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: TemplateValues) => Promise<Template>;
  onSaved: (template: Template) => void;
}

/** The fields of a service event template; the page that shows it knows the network. */
export function TemplateForm({ submitLabel, cancelTo, ...options }: TemplateFormProps) {
  const form = useKitForm<TemplateValues, Template>({ ...options, validate: templateProblems });
  return (
    <FormColumns aside={<Help values={form.values} />}>
      <KitForm form={form} label="Service event template">
        <FormSection title="What is to be done">
          <NameAndSource form={form} />
          <ChoiceField form={form} name="type" label="Type" required options={TEMPLATE_TYPES} />
          <RichTextField
            form={form}
            name="description"
            label="Description"
            placeholder="The steps, the torques, what to look at..."
          />
        </FormSection>
        <FormSection title="When it comes round">
          <ChoiceField
            form={form}
            name="recurrence_type"
            label="Recurrence Type"
            required
            hint={RECURRENCE_HINTS[form.values.recurrence_type]}
            options={RECURRENCE_CHOICES}
          />
          <Recurrence form={form} />
        </FormSection>
        <FormSection title="Status and cost">
          <ChoiceField form={form} name="status" label="Status" options={STATUS_CHOICES} />
          <FieldGrid>
            <MoneyField form={form} name="estimated_cost" label="Estimated Cost" />
          </FieldGrid>
        </FormSection>
        <FormSection title="Parts and notes">
          <PartsField
            parts={form.values.recommended_parts}
            error={form.errors.recommended_parts}
            onChange={(parts) => form.set('recommended_parts', parts)}
          />
          <TextAreaField form={form} name="notes" label="Notes" rows={3} maxLength={TEMPLATE_NOTES_MAX_LENGTH} />
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? 'Saving...' : submitLabel}
          </Button>
          {form.busy ? <Button disabled>Cancel</Button> : <Button to={cancelTo}>Cancel</Button>}
        </FormActions>
      </KitForm>
    </FormColumns>
  );
}

/** The recurrence in words, as the lists will show it, and what a template leads to. */
function Help({ values }: { values: TemplateValues }) {
  const number = (text: string) => parseNumber(text)?.value ?? null;
  const recurrence = recurrenceSummary({
    recurrence_type: values.recurrence_type,
    recurrence_time_interval: number(values.recurrence_time_interval),
    recurrence_mileage_interval: number(values.recurrence_mileage_interval),
    recurrence_total_mileage: number(values.recurrence_total_mileage),
    recurrence_total_age: number(values.recurrence_total_age),
  });
  return (
    <FormHelp
      title="In words"
      lines={[
        <strong key="recurrence">{recurrence}</strong>,
        'It falls due for each vehicle that has it in an active schedule.',
        'A completed service event that follows it counts: the next one is reckoned from there.',
        'Parts that are recommended here are suggested in the form of a service event.',
      ]}
    />
  );
}

function NameAndSource({ form }: { form: TemplateFormState }) {
  return (
    <FieldGrid>
      <FieldGrid.Wide>
        <TextField
          form={form}
          name="name"
          label="Template Name"
          required
          maxLength={TEMPLATE_NAME_MAX_LENGTH}
          placeholder="Oil and filter change"
        />
      </FieldGrid.Wide>
      <FieldGrid.Wide>
        <TextField
          form={form}
          name="source"
          label="Source"
          maxLength={TEMPLATE_SOURCE_MAX_LENGTH}
          hint="Where this comes from: the owner's manual, a workshop, a club."
        />
      </FieldGrid.Wide>
    </FieldGrid>
  );
}

const RECURRENCE_HINTS: Record<string, string> = {
  Periodic: 'Again and again, after some days or miles, whichever come first.',
  Total_Mileage: 'Once, at a mileage of the vehicle or at an age, whichever comes first.',
};

/** The inputs of the chosen type; what was typed in the others is kept while the form is open, and not sent. */
function Recurrence({ form }: { form: TemplateFormState }) {
  if (form.values.recurrence_type === 'Total_Mileage')
    return (
      <FieldGrid>
        <NumberField form={form} name="recurrence_total_mileage" label="Total Mileage" unit="mi" />
        <NumberField form={form} name="recurrence_total_age" label="Vehicle Age (months)" />
      </FieldGrid>
    );
  return (
    <FieldGrid>
      <NumberField form={form} name="recurrence_time_interval" label="Time Interval (days)" />
      <NumberField form={form} name="recurrence_mileage_interval" label="Mileage Interval" unit="mi" />
    </FieldGrid>
  );
}
