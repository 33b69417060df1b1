import { Button, Notice, useMutation, useQueryClient } from '@carnet/mf-kit';
import { spaced, TEMPLATE_STATUSES, type TemplateStatus } from './template.words';
import { changeTemplateStatus, type Template, templatesChanged } from './templates.queries';
import classes from './template.module.css';

/** Moves a template directly to any other status (spec 001 §4). */
export function TemplateStatusChange({ template }: { template: Template }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (status: TemplateStatus) => changeTemplateStatus(template.id, status),
    onSuccess: (saved) => void templatesChanged(queries, saved),
  });
  const others = TEMPLATE_STATUSES.filter((status) => status !== template.status);
  return (
    <>
      {change.isSuccess && (
        <Notice tone="good" onDismiss={change.reset}>
          Template status updated to {spaced(change.variables)}.
        </Notice>
      )}
      {change.isError && (
        <Notice tone="bad" onDismiss={change.reset}>
          Failed to update status. Please try again.
        </Notice>
      )}
      <div className={classes.status} role="group" aria-label="Change status">
        <span>Mark as</span>
        {others.map((status) => (
          <Button
            key={status}
            size="sm"
            disabled={change.isPending}
            busy={change.isPending && change.variables === status}
            onClick={() => change.mutate(status)}
          >
            {spaced(status)}
          </Button>
        ))}
      </div>
    </>
  );
}
