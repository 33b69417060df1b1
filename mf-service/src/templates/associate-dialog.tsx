import { DateText } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Dialog, EmptyState, ErrorState, Notice } from '@carnet/mf-kit/ui';
import { PagedList, SearchField } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { vehicleName } from '../lookups';
import * as m from '../messages/template';
import * as all from '../messages/templates';
import { TYPE_LABELS } from './template.constants';
import { associateAll, type AssociatedEvent, availableEventsQuery, LANES, templatesChanged } from './templates.queries';
import classes from './associate-dialog.module.css';

interface AssociateDialogProps {
  templateId: number;
  onClose: () => void;
}

/** Selects service events to associate with a template (spec 001 §2). Events that are already associated are not offered. */
export function AssociateDialog({ templateId, onClose }: AssociateDialogProps) {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [answered, setAnswered] = useState(0);
  const saving = useMutation({
    mutationFn: () => associateAll(chosen, templateId, setAnswered),
    onMutate: () => setAnswered(0),
    onSuccess: (failed) => {
      void templatesChanged(queries);
      setChosen(failed);
      if (failed.length === 0) onClose();
    },
  });
  const toggle = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  const isBroken = saving.data !== undefined && saving.data.length > 0;
  return (
    <Dialog opened title={m.associateTitle} width="wide" closable={!saving.isPending} onClose={onClose}>
      <div className={classes.body}>
        <SearchField label={m.search} placeholder={all.searchedIn} value={search} onChange={setSearch} />
        <Choices templateId={templateId} search={search} chosen={chosen} locked={saving.isPending} onToggle={toggle} />
        {isBroken && !saving.isPending && <Notice tone="bad">{all.associateFailed}</Notice>}
        <div className={classes.foot}>
          <div className={classes.count}>
            <span role="status">{chosen.length === 0 ? m.noneSelected : m.selected({ count: chosen.length })}</span>
            {saving.isPending && chosen.length > LANES && (
              <progress aria-label={m.associated} max={chosen.length} value={answered} />
            )}
          </div>
          <Button disabled={saving.isPending} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {saving.isPending ? m.saving : m.associateSelected}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  templateId: number;
  search: string;
  chosen: readonly number[];
  locked: boolean;
  onToggle: (id: number) => void;
}

function Choices({ templateId, search, ...choices }: ChoicesProps) {
  const events = useInfiniteQuery(availableEventsQuery(templateId, search.trim()));
  if (events.isError && !events.data)
    return <ErrorState plain error={undefined} fallback={all.loadEventsFailed} onRetry={events.refetch} />;
  const empty = search.trim() ? m.noMatching : m.noneAvailable;
  return (
    <div className={classes.scroll}>
      <PagedList query={events} loading={m.loadingEvents} empty={<EmptyState plain title={empty} />}>
        {(rows, stale) => <Checklist rows={rows} stale={stale} {...choices} />}
      </PagedList>
    </div>
  );
}

interface ChecklistProps extends Pick<ChoicesProps, 'chosen' | 'locked' | 'onToggle'> {
  rows: readonly AssociatedEvent[];
  stale: boolean;
}

function Checklist({ rows, stale, chosen, locked, onToggle }: ChecklistProps) {
  return (
    <fieldset className={classes.list} disabled={locked} aria-busy={stale || undefined}>
      <legend className={classes.legend}>{m.eventsLegend}</legend>
      {rows.map((event) => (
        <label key={event.id} className={classes.choice}>
          <input type="checkbox" checked={chosen.includes(event.id)} onChange={() => onToggle(event.id)} />
          <span className={classes.name}>{event.name}</span>
          <span className={classes.about}>
            {vehicleName(event)} ·{' '}
            <DateText date={event.date_performed} edtf={event.date_performed_edtf} none={m.noDate} /> ·{' '}
            {TYPE_LABELS[event.type]}
            {event.template_id !== null && ` · ${m.followsAnother}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
