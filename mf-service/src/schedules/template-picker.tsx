import {
  Button,
  Dialog,
  EmptyState,
  formatCount,
  formatPreview,
  ListSkeleton,
  messageOf,
  Notice,
  PlusIcon,
  SearchField,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { useState } from 'react';
import { paths } from '../paths';
import { plainText, recurrenceSummary } from '../templates';
import { addTemplate, type Schedule, type ScheduledTemplate, templateChoicesQuery } from './schedules.queries';
import classes from './template-picker.module.css';
import { matching, notYetIn } from './template-picker.rules';

interface TemplatePickerProps {
  opened: boolean;
  schedule: Schedule;
  /** Reads the schedule again. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Chooses templates for a schedule from those that are not in it yet (spec §5). */
export function TemplatePicker({ opened, schedule, onChanged, onClose }: TemplatePickerProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog opened={opened} title="Add Templates" width="wide" closable={!busy} onClose={onClose}>
      <Choices schedule={schedule} busy={busy} setBusy={setBusy} onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

type ChoicesProps = Omit<TemplatePickerProps, 'opened'> & { busy: boolean; setBusy: (busy: boolean) => void };

function Choices({ schedule, busy, setBusy, onChanged, onClose }: ChoicesProps) {
  const templates = useLoaded({ ...templateChoicesQuery(), staleTime: 0 });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const association = useAssociation({ schedule, setBusy, onChanged, onDone: onClose });
  if (!templates.data) return <NotYet of={templates} plain waiting={<ListSkeleton label="Loading templates..." />} />;
  const left = notYetIn(templates.data, schedule.templates);
  const shown = matching(left, search);
  const wanted = chosen.filter((id) => left.some((template) => template.id === id));
  if (left.length === 0) return <NothingLeft none={templates.data.length === 0} />;
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className={classes.picker}>
      <SearchField label="Search" placeholder="Name or description" value={search} onChange={setSearch} />
      {association.message && <Notice tone="bad">{association.message}</Notice>}
      {shown.length === 0 ? (
        <EmptyState plain title="No templates match your search.">
          Try another word.
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label="Templates">
          {shown.map((template) => (
            <Choice
              key={template.id}
              template={template}
              checked={chosen.includes(template.id)}
              disabled={busy}
              onToggle={() => toggle(template.id)}
            />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <span role="status">
          {busy ? association.progress : wanted.length > 0 ? `${formatCount(wanted.length, 'template')} selected` : ''}
        </span>
        <div className={classes.buttons}>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void association.start(wanted)}>
            {busy ? 'Saving...' : 'Add Selected Templates'}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ChoiceProps {
  template: ScheduledTemplate;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function Choice({ template, checked, disabled, onToggle }: ChoiceProps) {
  const preview = formatPreview(plainText(template.description));
  return (
    <li>
      <label className={classes.choice}>
        <input type="checkbox" checked={checked} disabled={disabled} onChange={onToggle} />
        <span className={classes.name}>
          {template.name}
          {preview && <span className={classes.note}>{preview}</span>}
        </span>
        <span className={classes.recurrence}>{recurrenceSummary(template)}</span>
      </label>
    </li>
  );
}

function NothingLeft({ none }: { none: boolean }) {
  return (
    <EmptyState
      plain
      title={none ? 'No templates yet.' : 'All your templates are in this schedule already.'}
      action={
        <Button to={paths.newTemplate()} variant="primary" icon={<PlusIcon size={18} />}>
          Create New Template
        </Button>
      }
    >
      A template says what is to be done, and how often.
    </EmptyState>
  );
}

interface AssociationOptions {
  schedule: Schedule;
  setBusy: (busy: boolean) => void;
  onChanged: () => Promise<void>;
  onDone: () => void;
}

const FAILED = 'Failed to associate templates with schedule. Please try again.';

/** Adds templates one by one, so that they keep the order in which they were chosen. After a failure the rest is still chosen. */
function useAssociation({ schedule, setBusy, onChanged, onDone }: AssociationOptions) {
  const [message, setMessage] = useState('');
  const [progress, setProgress] = useState('');
  const start = async (ids: readonly number[]) => {
    if (ids.length === 0) return setMessage('Select at least one template.');
    setBusy(true);
    setMessage('');
    try {
      for (const [index, id] of ids.entries()) {
        setProgress(`Adding ${index + 1} of ${ids.length}...`);
        await addTemplate(schedule.id, id);
      }
      await onChanged().catch(() => undefined);
      onDone();
    } catch (error) {
      setMessage(messageOf(error, FAILED));
      await onChanged().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  return { message, progress, start };
}
