export { plainLines, plainText } from './plain-text';
export { recurrenceSummary } from './recurrence.rules';
export { spaced, STATUS_CHOICES, type TemplateStatus } from './template.constants';
export { templatesChanged } from './templates.queries';
