import { DateText } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, EmptyState, Notice, PlusIcon, StatusBadge } from '@carnet/mf-kit/ui';
import { type Column, DataTable, PagedList, Section, totalOf, ViewLink } from '@carnet/mf-kit/pages';
import { useRef, useState } from 'react';
import * as counts from '../messages/event-count';
import * as m from '../messages/template';
import * as all from '../messages/templates';
import { EVENT_STATUS_LABELS, EVENT_TONES } from '../status';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { AssociateDialog } from './associate-dialog';
import {
  type AssociatedEvent,
  associatedEventsQuery,
  associationRemoved,
  removeAssociation,
} from './templates.queries';
import classes from './template.module.css';

/** Service events that follow a template, with buttons to add and remove some (spec 001 §2). */
export function AssociatedEvents({ templateId }: { templateId: number }) {
  const events = useInfiniteQuery(associatedEventsQuery(templateId));
  const [failed, setFailed] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const total = totalOf(events);
  return (
    <Section
      title={m.associatedEvents}
      note={<span role="status">{total ? counts.serviceEvents({ count: total }) : ''}</span>}
      actions={
        <Button wants="arrange" ref={opener} icon={<PlusIcon size={18} />} onClick={() => setChoosing(true)}>
          {m.associateEvent}
        </Button>
      }
    >
      {failed && (
        <Notice tone="bad" onDismiss={() => setFailed(false)}>
          {all.removeAssociationFailed}
        </Notice>
      )}
      <PagedList query={events} loading={m.loadingAssociated} empty={<EmptyState title={m.noneAssociated} />}>
        {(rows) => (
          <DataTable
            caption={m.associatedCaption}
            columns={[
              ...COLUMNS,
              {
                key: 'actions',
                header: all.actions,
                actions: true,
                cell: (event) => (
                  <RowActions
                    event={event}
                    templateId={templateId}
                    onTry={() => setFailed(false)}
                    onFailed={() => setFailed(true)}
                    onRemoved={() => opener.current?.focus()}
                  />
                ),
              },
            ]}
            rows={rows}
            rowKey={(event) => event.id}
            rowLink={(event) => paths.event(event.id)}
          />
        )}
      </PagedList>
      {choosing && <AssociateDialog templateId={templateId} onClose={() => setChoosing(false)} />}
    </Section>
  );
}

const COLUMNS: readonly Column<AssociatedEvent>[] = [
  { key: 'name', header: all.name, primary: true, cell: (event) => event.name },
  { key: 'vehicle', header: m.vehicle, cell: (event) => <span className={classes.long}>{vehicleText(event)}</span> },
  {
    key: 'date',
    header: m.datePerformed,
    cell: (event) => <DateText date={event.date_performed} edtf={event.date_performed_edtf} none={m.notAvailable} />,
  },
  {
    key: 'status',
    phone: 'aside',
    header: all.status,
    cell: (event) => <StatusBadge status={event.status} tones={EVENT_TONES} labels={EVENT_STATUS_LABELS} />,
  },
];

/** 'Klara (1972 Porsche 911 T)' */
function vehicleText(event: AssociatedEvent): string {
  return event.nickname ? `${event.nickname} (${vehicleName(event)})` : vehicleName(event);
}

interface RowActionsProps {
  event: AssociatedEvent;
  templateId: number;
  onTry: () => void;
  onFailed: () => void;
  onRemoved: () => void;
}

function RowActions({ event, templateId, onTry, onFailed, onRemoved }: RowActionsProps) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeAssociation(event.id),
    onMutate: onTry,
    onError: onFailed,
    onSuccess: () => {
      onRemoved();
      void associationRemoved(queries, templateId, event.id);
    },
  });
  return (
    <span className={classes.rowActions}>
      <ViewLink name={event.name} to={paths.event(event.id)} />
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.removeEvent({ name: event.name })}
        busy={removal.isPending}
        onClick={() => removal.mutate()}
      >
        {m.remove}
      </Button>
    </span>
  );
}
