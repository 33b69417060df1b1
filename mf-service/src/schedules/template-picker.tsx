import { formatPreview } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded } from '@carnet/mf-kit/data';
import { Button, Dialog, EmptyState, ListSkeleton, Notice, PlusIcon, NotYet } from '@carnet/mf-kit/ui';
import { SearchField } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import * as fields from '../messages/schedule-form';
import * as m from '../messages/schedule-manage';
import * as schedules from '../messages/schedules';
import { paths } from '../paths';
import { plainText, recurrenceSummary } from '../templates';
import { addTemplate, type Schedule, type ScheduledTemplate, templateChoicesQuery } from './schedules.queries';
import classes from './template-picker.module.css';
import { matching, notYetIn } from './template-picker.rules';

interface TemplatePickerProps {
  opened: boolean;
  schedule: Schedule;
  /** Refetches the schedule. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Selects templates that the schedule does not contain yet (spec §5). */
export function TemplatePicker({ opened, schedule, onChanged, onClose }: TemplatePickerProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog opened={opened} title={schedules.addTemplates} width="wide" closable={!busy} onClose={onClose}>
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
  if (!templates.data) return <NotYet of={templates} plain waiting={<ListSkeleton label={m.loadingTemplates} />} />;
  const left = notYetIn(templates.data, schedule.templates);
  const shown = matching(left, search);
  const wanted = chosen.filter((id) => left.some((template) => template.id === id));
  if (left.length === 0) return <NothingLeft none={templates.data.length === 0} />;
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className={classes.picker}>
      <SearchField label={m.search} placeholder={m.searchedIn} value={search} onChange={setSearch} />
      {association.message && <Notice tone="bad">{association.message}</Notice>}
      {shown.length === 0 ? (
        <EmptyState plain title={m.noMatch}>
          {m.tryAnother}
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label={schedules.templates}>
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
          {busy ? association.progress : wanted.length > 0 ? m.selected({ count: wanted.length }) : ''}
        </span>
        <div className={classes.buttons}>
          <Button disabled={busy} onClick={onClose}>
            {fields.cancel}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void association.start(wanted)}>
            {busy ? fields.saving : m.addSelected}
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
      title={none ? m.noTemplatesYet : m.allInSchedule}
      action={
        <Button to={paths.newTemplate()} variant="primary" icon={<PlusIcon size={18} />}>
          {m.createTemplate}
        </Button>
      }
    >
      {m.templateSays}
    </EmptyState>
  );
}

interface AssociationOptions {
  schedule: Schedule;
  setBusy: (busy: boolean) => void;
  onChanged: () => Promise<void>;
  onDone: () => void;
}

/** Adds templates one by one, so that they keep the order of selection. After a failure, the others stay selected. */
function useAssociation({ schedule, setBusy, onChanged, onDone }: AssociationOptions) {
  const [message, setMessage] = useState('');
  const [progress, setProgress] = useState('');
  const start = async (ids: readonly number[]) => {
    if (ids.length === 0) return setMessage(m.selectOne);
    setBusy(true);
    setMessage('');
    try {
      for (const [index, id] of ids.entries()) {
        setProgress(m.adding({ number: index + 1, total: ids.length }));
        await addTemplate(schedule.id, id);
      }
      await onChanged().catch(() => undefined);
      onDone();
    } catch (error) {
      setMessage(messageOf(error, schedules.associateFailed));
      await onChanged().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  return { message, progress, start };
}
