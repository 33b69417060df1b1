import type { service } from '@carnet/contracts';
import { personCurrency } from '@carnet/mf-kit/formats';
import {
  asText,
  moneyProblem,
  moneyText,
  numberOrNull,
  type Problems,
  textOrNull,
  unitOf,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import * as m from '../messages/template-form';
import type { RecurrenceType, TemplateStatus, TemplateType } from './template.constants';
import type { Template } from './templates.queries';

/** Values of the form: the API's fields, as a person types them. */
export interface TemplateValues {
  name: string;
  source: string;
  description: string;
  type: string;
  recurrence_type: string;
  recurrence_time_interval: string;
  recurrence_mileage_interval: string;
  recurrence_total_mileage: string;
  recurrence_total_age: string;
  /** Empty until one is chosen: the person's for new vehicles. */
  distance_unit: string;
  status: string;
  estimated_cost: string;
  currency: string;
  recommended_parts: string[];
  notes: string;
}

/** Spec 001 §3. */
export const newTemplateValues = (): TemplateValues => ({
  name: '',
  source: '',
  description: '',
  type: 'Regular Maintenance',
  recurrence_type: 'Periodic',
  recurrence_time_interval: '',
  recurrence_mileage_interval: '',
  recurrence_total_mileage: '',
  recurrence_total_age: '',
  distance_unit: '',
  status: 'Open',
  estimated_cost: '',
  currency: personCurrency(),
  recommended_parts: [],
  notes: '',
});

export const valuesOf = (template: Template): TemplateValues => ({
  name: template.name,
  source: asText(template.source),
  description: asText(template.description),
  type: template.type,
  recurrence_type: template.recurrence_type,
  recurrence_time_interval: asText(template.recurrence_time_interval),
  recurrence_mileage_interval: asText(template.recurrence_mileage_interval),
  recurrence_total_mileage: asText(template.recurrence_total_mileage),
  recurrence_total_age: asText(template.recurrence_total_age),
  distance_unit: template.distance_unit,
  status: template.status,
  estimated_cost: moneyText(template.estimated_cost, template.currency),
  currency: template.currency ?? personCurrency(),
  recommended_parts: template.recommended_parts,
  notes: asText(template.notes),
});

type Fields = NonNullable<Problems<TemplateValues>['fields']>;

/** Problems in the documents' words (spec 001 §5), with a sentence at each field. */
export function templateProblems(values: TemplateValues): Problems<TemplateValues> | null {
  return missing(values) ?? wrongNumbers(values) ?? withoutRecurrence(values);
}

function missing(values: TemplateValues): Problems<TemplateValues> | null {
  const fields: Fields = {};
  if (!values.name.trim()) fields.name = m.nameMissing;
  if (!values.type) fields.type = m.typeMissing;
  if (!values.recurrence_type) fields.recurrence_type = m.recurrenceTypeMissing;
  return problems(m.missing, fields);
}

/** An interval of nothing is none; a total mileage of 0 is one. */
function withoutRecurrence(values: TemplateValues): Problems<TemplateValues> | null {
  if (values.recurrence_type === 'Total_Mileage') {
    if (values.recurrence_total_mileage.trim() !== '') return null;
    return problems(m.totalMissing, { recurrence_total_mileage: m.totalFieldMissing });
  }
  if (Number(numberOrNull(values.recurrence_time_interval)) > 0) return null;
  if (Number(numberOrNull(values.recurrence_mileage_interval)) > 0) return null;
  return problems(m.intervalMissing, {
    recurrence_time_interval: m.orMileage,
    recurrence_mileage_interval: m.orTime,
  });
}

type Interval = Extract<keyof TemplateValues, `recurrence_${string}_${string}`>;
const PERIODIC: Partial<Record<Interval, string>> = {
  recurrence_time_interval: m.timeIntervalField,
  recurrence_mileage_interval: m.mileageIntervalField,
};
const TOTAL: Partial<Record<Interval, string>> = {
  recurrence_total_mileage: m.totalMileageField,
  recurrence_total_age: m.vehicleAgeField,
};

function wrongNumbers(values: TemplateValues): Problems<TemplateValues> | null {
  const shown = values.recurrence_type === 'Total_Mileage' ? TOTAL : PERIODIC;
  const fields: Fields = {};
  for (const [name, label] of Object.entries(shown)) {
    const problem = wholeNumberProblem(label, values[name as Interval]);
    if (problem) fields[name as Interval] = problem;
  }
  const costProblem = moneyProblem(m.estimatedCostField, values.estimated_cost, values.currency);
  if (costProblem) fields.estimated_cost = costProblem;
  return problems(Object.values(fields).join('. '), fields);
}

const problems = (message: string, fields: Fields): Problems<TemplateValues> | null =>
  Object.keys(fields).length > 0 ? { message, fields } : null;

/** The template as the API takes it: only the recurrence of the chosen type, and parts that say something. */
export function templateBody(values: TemplateValues): service.CreateTemplate {
  const isTotal = values.recurrence_type === 'Total_Mileage';
  const periodic = (text: string) => (isTotal ? null : numberOrNull(text));
  const total = (text: string) => (isTotal ? numberOrNull(text) : null);
  return {
    name: values.name.trim(),
    source: textOrNull(values.source),
    description: textOrNull(values.description),
    type: values.type as TemplateType,
    recurrence_type: values.recurrence_type as RecurrenceType,
    recurrence_time_interval: periodic(values.recurrence_time_interval),
    recurrence_mileage_interval: periodic(values.recurrence_mileage_interval),
    recurrence_total_mileage: total(values.recurrence_total_mileage),
    recurrence_total_age: total(values.recurrence_total_age),
    distance_unit: unitOf(values.distance_unit),
    status: values.status as TemplateStatus,
    estimated_cost: numberOrNull(values.estimated_cost),
    currency: values.currency,
    recommended_parts: values.recommended_parts.map((part) => part.trim()).filter(Boolean),
    notes: textOrNull(values.notes),
  };
}
