export { plainLines, plainText } from './plain-text';
export { type Recurrence, recurrenceSummary, unitWord } from './recurrence.rules';
export { STATUS_CHOICES, STATUS_LABELS, type TemplateStatus, TYPE_LABELS } from './template.constants';
export { templatesChanged } from './templates.queries';
