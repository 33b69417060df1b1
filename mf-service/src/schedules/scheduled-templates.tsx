import {
  Button,
  ClearIcon,
  EmptyState,
  IconButton,
  Link,
  messageOf,
  Notice,
  PlusIcon,
  useMutation,
  useOnChange,
} from '@carnet/mf-kit';
import { type MouseEvent, useRef } from 'react';
import { paths } from '../paths';
import { recurrenceSummary } from '../templates/recurrence.rules';
import classes from './scheduled-templates.module.css';
import { removeTemplate, type Schedule, type ScheduledTemplate } from './schedules.queries';

interface ScheduledTemplatesProps {
  schedule: Schedule;
  /** Reads the schedule again. */
  onChanged: () => Promise<void>;
  onPick: () => void;
}

/** The templates of a schedule in the order in which they were added, each with a way to take it off. */
export function ScheduledTemplates({ schedule, onChanged, onPick }: ScheduledTemplatesProps) {
  const { templates } = schedule;
  const add = useRef<HTMLButtonElement>(null);
  const removal = useMutation({
    mutationFn: ({ id }: ScheduledTemplate) => removeTemplate(schedule.id, id),
    // Also after a failure: what another tab took off already is not shown any longer.
    onSettled: () => onChanged().catch(() => undefined),
  });
  return (
    <div className={classes.templates}>
      {removal.isError && (
        <Notice tone="bad" onDismiss={removal.reset}>
          {messageOf(removal.error, 'Error removing template from schedule')}
        </Notice>
      )}
      {templates.length === 0 ? (
        <EmptyState plain title="No templates in this schedule">
          Add what this vehicle needs. Each template says how often, or at which mileage.
        </EmptyState>
      ) : (
        <TemplateList
          templates={templates}
          busy={removal.isPending}
          onRemove={(template) => removal.mutate(template)}
          onLastRemoved={() => add.current?.focus()}
        />
      )}
      <div className={classes.foot}>
        <Button ref={add} icon={<PlusIcon size={18} />} onClick={onPick}>
          Add Templates
        </Button>
        <span role="status">{removal.isSuccess && `${removal.variables.name} was taken off.`}</span>
      </div>
    </div>
  );
}

interface TemplateListProps {
  templates: readonly ScheduledTemplate[];
  busy: boolean;
  onRemove: (template: ScheduledTemplate) => void;
  onLastRemoved: () => void;
}

function TemplateList({ templates, busy, onRemove, onLastRemoved }: TemplateListProps) {
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<number | null>(null);
  // The button that was pressed goes with its row: the keyboard goes on at the row that takes its place.
  useOnChange(templates.length, () => {
    if (place.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(place.current, buttons.length - 1)];
    place.current = null;
    if (next) next.focus();
    else onLastRemoved();
  });
  const remove = (event: MouseEvent, index: number) => {
    // The second click of a double click would meet the row that has moved up.
    if (busy || event.detail > 1) return;
    place.current = index;
    onRemove(templates[index]!);
  };
  return (
    <ol ref={list} className={classes.list} aria-label="Templates of this schedule">
      {templates.map((template, index) => (
        <li key={template.id} className={classes.template}>
          <span className={classes.name}>
            <Link to={paths.template(template.id)}>{template.name}</Link>
            <span className={classes.recurrence}>{recurrenceSummary(template)}</span>
          </span>
          <IconButton
            label={`Remove ${template.name}`}
            aria-disabled={busy || undefined}
            onClick={(event) => remove(event, index)}
          >
            <ClearIcon size={18} />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
