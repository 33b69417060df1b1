import {
  TEMPLATE_NAME_MAX_LENGTH,
  TEMPLATE_NOTES_MAX_LENGTH,
  TEMPLATE_SOURCE_MAX_LENGTH,
} from '@carnet/contracts/service';
import { Button } from '@carnet/mf-kit/ui';
import { FieldGrid, FormActions, FormSection } from '@carnet/mf-kit/pages';
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
  UnitField,
  useKitForm,
  useUnit,
} from '@carnet/mf-kit/forms';
import * as m from '../messages/template-form';
import { PartsField } from './parts-field';
import { recurrenceSummary } from './recurrence.rules';
import { templateProblems, type TemplateValues } from './template-form.schema';
import { RECURRENCE_CHOICES, STATUS_CHOICES, TYPE_CHOICES } from './template.constants';
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

/** Fields of a service event template. The page sends the requests. */
export function TemplateForm({ submitLabel, cancelTo, ...options }: TemplateFormProps) {
  const form = useKitForm<TemplateValues, Template>({ ...options, validate: templateProblems });
  return (
    <FormColumns aside={<Help values={form.values} />}>
      <KitForm form={form} label={m.label}>
        <FormSection title={m.whatIsToBeDone}>
          <NameAndSource form={form} />
          <ChoiceField form={form} name="type" label={m.type} required options={TYPE_CHOICES} />
          <RichTextField form={form} name="description" label={m.description} placeholder={m.descriptionPlaceholder} />
        </FormSection>
        <FormSection title={m.whenItComesRound}>
          <ChoiceField
            form={form}
            name="recurrence_type"
            label={m.recurrenceType}
            required
            hint={RECURRENCE_HINTS[form.values.recurrence_type]}
            options={RECURRENCE_CHOICES}
          />
          <Recurrence form={form} />
        </FormSection>
        <FormSection title={m.statusAndCost}>
          <ChoiceField form={form} name="status" label={m.status} options={STATUS_CHOICES} />
          <FieldGrid>
            <MoneyField form={form} name="estimated_cost" label={m.estimatedCost} currencyName="currency" />
          </FieldGrid>
        </FormSection>
        <FormSection title={m.partsAndNotes}>
          <PartsField
            parts={form.values.recommended_parts}
            error={form.errors.recommended_parts}
            onChange={(parts) => form.set('recommended_parts', parts)}
          />
          <TextAreaField form={form} name="notes" label={m.notes} rows={3} maxLength={TEMPLATE_NOTES_MAX_LENGTH} />
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.saving : submitLabel}
          </Button>
          {form.busy ? <Button disabled>{m.cancel}</Button> : <Button to={cancelTo}>{m.cancel}</Button>}
        </FormActions>
      </KitForm>
    </FormColumns>
  );
}

/** The recurrence in words, as the lists will show it, and what a template is for. */
function Help({ values }: { values: TemplateValues }) {
  const number = (text: string) => parseNumber(text)?.value ?? null;
  const recurrence = recurrenceSummary({
    recurrence_type: values.recurrence_type,
    recurrence_time_interval: number(values.recurrence_time_interval),
    recurrence_mileage_interval: number(values.recurrence_mileage_interval),
    recurrence_total_mileage: number(values.recurrence_total_mileage),
    recurrence_total_age: number(values.recurrence_total_age),
    distance_unit: useUnit(values.distance_unit),
  });
  return (
    <FormHelp
      title={m.inWords}
      lines={[<strong key="recurrence">{recurrence}</strong>, m.fallsDue, m.completedCounts, m.partsSuggested]}
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
          label={m.templateName}
          required
          maxLength={TEMPLATE_NAME_MAX_LENGTH}
          placeholder={m.oilChange}
        />
      </FieldGrid.Wide>
      <FieldGrid.Wide>
        <TextField
          form={form}
          name="source"
          label={m.source}
          maxLength={TEMPLATE_SOURCE_MAX_LENGTH}
          hint={m.sourceHint}
        />
      </FieldGrid.Wide>
    </FieldGrid>
  );
}

const RECURRENCE_HINTS: Record<string, string> = {
  Periodic: m.periodicHint,
  Total_Mileage: m.totalHint,
};

/** Inputs of the chosen type. Values of the other type stay in the form while it is open, but are not sent. */
function Recurrence({ form }: { form: TemplateFormState }) {
  return (
    <>
      <Intervals form={form} />
      <UnitField form={form} name="distance_unit" label={m.distancesIn} hint={m.distancesHint} />
    </>
  );
}

function Intervals({ form }: { form: TemplateFormState }) {
  const unit = useUnit(form.values.distance_unit);
  if (form.values.recurrence_type === 'Total_Mileage')
    return (
      <FieldGrid>
        <NumberField form={form} name="recurrence_total_mileage" label={m.totalMileage} unit={unit} />
        <NumberField form={form} name="recurrence_total_age" label={m.vehicleAge} />
      </FieldGrid>
    );
  return (
    <FieldGrid>
      <NumberField form={form} name="recurrence_time_interval" label={m.timeInterval} />
      <NumberField form={form} name="recurrence_mileage_interval" label={m.mileageInterval} unit={unit} />
    </FieldGrid>
  );
}
