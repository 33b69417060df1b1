import { messageOf, useMutation } from '@carnet/mf-kit/data';
import { Button, ClearIcon, EmptyState, IconButton, Notice, PlusIcon, useOnChange } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { type MouseEvent, useRef } from 'react';
import * as m from '../messages/schedule-manage';
import * as schedules from '../messages/schedules';
import { paths } from '../paths';
import { recurrenceSummary } from '../templates';
import classes from './scheduled-templates.module.css';
import { removeTemplate, type Schedule, type ScheduledTemplate } from './schedules.queries';

interface ScheduledTemplatesProps {
  schedule: Schedule;
  /** Refetches the schedule. */
  onChanged: () => Promise<void>;
  onPick: () => void;
}

/** Templates of a schedule in the order in which they were added, each with a button to remove it. */
export function ScheduledTemplates({ schedule, onChanged, onPick }: ScheduledTemplatesProps) {
  const { templates } = schedule;
  const focus = useFocusAfterRemoval(templates.length);
  const removal = useMutation({
    mutationFn: ({ id }: ScheduledTemplate) => removeTemplate(schedule.id, id),
    // Also after a failure, so that a template removed in another tab disappears.
    onSettled: () => onChanged().catch(() => undefined),
  });
  const remove = (event: MouseEvent, index: number) => {
    // Ignores the second click of a double click, which would hit the next row.
    if (removal.isPending || event.detail > 1) return;
    focus.at(index);
    removal.mutate(templates[index]!);
  };
  const pick = () => {
    focus.at(null);
    onPick();
  };
  return (
    <div className={classes.templates}>
      {removal.isError && (
        <Notice tone="bad" onDismiss={removal.reset}>
          {messageOf(removal.error, schedules.removeTemplateFailed)}
        </Notice>
      )}
      {templates.length === 0 ? (
        <EmptyState plain title={schedules.noTemplates}>
          {schedules.addWhatIsNeeded}
        </EmptyState>
      ) : (
        <ol ref={focus.list} className={classes.list} aria-label={schedules.templatesOfSchedule}>
          {templates.map((template, index) => (
            <li key={template.id} className={classes.template}>
              <span className={classes.name}>
                <Link to={paths.template(template.id)}>{template.name}</Link>
                <span className={classes.recurrence}>{recurrenceSummary(template)}</span>
              </span>
              <IconButton
                wants="arrange"
                label={m.removeNamed({ name: template.name })}
                aria-disabled={removal.isPending || undefined}
                onClick={(event) => remove(event, index)}
              >
                <ClearIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.foot}>
        <Button wants="arrange" ref={focus.otherwise} icon={<PlusIcon size={18} />} onClick={pick}>
          {schedules.addTemplates}
        </Button>
        <span role="status">{removal.isSuccess && m.takenOff({ name: removal.variables.name })}</span>
      </div>
    </div>
  );
}

/** The pressed button disappears with its row, so the focus moves to the row that takes its place, or to the button below. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const otherwise = useRef<HTMLButtonElement>(null);
  const place = useRef<number | null>(null);
  useOnChange(count, () => {
    if (place.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(place.current, buttons.length - 1)] ?? otherwise.current;
    place.current = null;
    next?.focus();
  });
  return { list, otherwise, at: (index: number | null) => void (place.current = index) };
}
