import { useQueryClient } from '@carnet/mf-kit/data';
import * as m from '../messages/templates';
import { MarkAs } from '../status';
import { STATUS_LABELS, TEMPLATE_STATUSES, type TemplateStatus } from './template.constants';
import { changeTemplateStatus, type Template, templatesChanged } from './templates.queries';

const SAID: Record<TemplateStatus, string> = {
  Open: m.nowOpen,
  In_Work: m.nowInWork,
  Completed: m.nowCompleted,
  Skipped: m.nowSkipped,
};

export function TemplateStatusChange({ template }: { template: Template }) {
  const queries = useQueryClient();
  return (
    <MarkAs
      wants="arrange"
      current={template.status}
      statuses={TEMPLATE_STATUSES}
      labels={STATUS_LABELS}
      save={(status) => changeTemplateStatus(template.id, status)}
      onSaved={(saved) => void templatesChanged(queries, saved)}
      said={(status) => SAID[status]}
    />
  );
}
