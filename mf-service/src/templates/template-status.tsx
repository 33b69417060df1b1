import { useQueryClient } from '@carnet/mf-kit';
import { MarkAs } from '../status';
import { spaced, TEMPLATE_STATUSES } from './template.constants';
import { changeTemplateStatus, type Template, templatesChanged } from './templates.queries';

export function TemplateStatusChange({ template }: { template: Template }) {
  const queries = useQueryClient();
  return (
    <MarkAs
      current={template.status}
      statuses={TEMPLATE_STATUSES}
      label={spaced}
      save={(status) => changeTemplateStatus(template.id, status)}
      onSaved={(saved) => void templatesChanged(queries, saved)}
      said={(status) => `Template status updated to ${spaced(status)}.`}
    />
  );
}
