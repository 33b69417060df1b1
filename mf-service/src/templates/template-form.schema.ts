import type { service } from '@carnet/contracts';
import {
  asText,
  moneyProblem,
  moneyText,
  numberOrNull,
  type Problems,
  textOrNull,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { RecurrenceType, TemplateStatus, TemplateType } from './template.constants';
import type { Template } from './templates.queries';

/** What the form holds: the API's fields, as a person types them. */
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
  status: string;
  estimated_cost: string;
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
  status: 'Open',
  estimated_cost: '',
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
  status: template.status,
  estimated_cost: moneyText(template.estimated_cost),
  recommended_parts: template.recommended_parts,
  notes: asText(template.notes),
});

type Fields = NonNullable<Problems<TemplateValues>['fields']>;

/** What is wrong, in the documents' words (spec 001 §5), with a sentence at each field. */
export function templateProblems(values: TemplateValues): Problems<TemplateValues> | null {
  return missing(values) ?? wrongNumbers(values) ?? withoutRecurrence(values);
}

function missing(values: TemplateValues): Problems<TemplateValues> | null {
  const fields: Fields = {};
  if (!values.name.trim()) fields.name = 'Template name is required';
  if (!values.type) fields.type = 'Type is required';
  if (!values.recurrence_type) fields.recurrence_type = 'Recurrence type is required';
  return problems('Name, type, and recurrence type are required', fields);
}

/** An interval of nothing is none; a total mileage of 0 is one. */
function withoutRecurrence(values: TemplateValues): Problems<TemplateValues> | null {
  if (values.recurrence_type === 'Total_Mileage') {
    if (values.recurrence_total_mileage.trim() !== '') return null;
    const message = 'Total mileage is required for Total_Mileage recurrence type';
    return problems(message, { recurrence_total_mileage: 'Total mileage is required' });
  }
  if (Number(numberOrNull(values.recurrence_time_interval)) > 0) return null;
  if (Number(numberOrNull(values.recurrence_mileage_interval)) > 0) return null;
  const message = 'Time interval or mileage interval is required for Periodic recurrence type';
  return problems(message, {
    recurrence_time_interval: 'Give this or the mileage interval',
    recurrence_mileage_interval: 'Give this or the time interval',
  });
}

type Interval = Extract<keyof TemplateValues, `recurrence_${string}_${string}`>;
const PERIODIC: Partial<Record<Interval, string>> = {
  recurrence_time_interval: 'Time interval',
  recurrence_mileage_interval: 'Mileage interval',
};
const TOTAL: Partial<Record<Interval, string>> = {
  recurrence_total_mileage: 'Total mileage',
  recurrence_total_age: 'Vehicle age',
};

function wrongNumbers(values: TemplateValues): Problems<TemplateValues> | null {
  const shown = values.recurrence_type === 'Total_Mileage' ? TOTAL : PERIODIC;
  const fields: Fields = {};
  for (const [name, label] of Object.entries(shown)) {
    const problem = wholeNumberProblem(label, values[name as Interval]);
    if (problem) fields[name as Interval] = problem;
  }
  const costProblem = moneyProblem('Estimated cost', values.estimated_cost);
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
    status: values.status as TemplateStatus,
    estimated_cost: numberOrNull(values.estimated_cost),
    recommended_parts: values.recommended_parts.map((part) => part.trim()).filter(Boolean),
    notes: textOrNull(values.notes),
  };
}
