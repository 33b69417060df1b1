import { DateText, Mileage, Money } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  EditIcon,
  EmptyState,
  KeyValue,
  NotFoundState,
  PageSkeleton,
  RichText,
  StatusBadge,
  NotYet,
} from '@carnet/mf-kit/ui';
import { Link, Slot, useParams } from '@carnet/mf-kit/federation';
import { Changes, Columns, type Column, DataTable, PageFrame, PrintButton, Section } from '@carnet/mf-kit/pages';
import { vehicleName } from '../lookups';
import * as m from '../messages/events';
import * as values from '../messages/values';
import { paths } from '../paths';
import { ToComplete } from './to-complete';
import { StatusChange } from './status-change';
import { EVENT_STATUS_LABELS, EVENT_TONES } from '../status';
import { TYPE_NAMES } from './service-event.constants';
import classes from './service-event.module.css';
import { type ServiceEvent, serviceEventQuery } from './service-events.queries';

const PART_TONES = { Installed: 'good', Planned: 'neutral', 'In Storage': 'info' } as const;
const PART_STATUS_LABELS = { Installed: values.installed, Planned: values.planned, 'In Storage': values.inStorage };

const BACK = { to: paths.history(), label: m.title };

export default function ServiceEventPage() {
  const id = Number(useParams().id);
  const event = useLoaded(serviceEventQuery(id));
  if (!event.data)
    return (
      <NotYet
        of={event}
        waiting={<PageSkeleton shape="sheet" label={m.loadingEvent} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
      />
    );
  return <EventSheet event={event.data} />;
}

function EventSheet({ event }: { event: ServiceEvent }) {
  return (
    <PageFrame
      title={event.name}
      subtitle={event.nickname ? `${vehicleName(event)} · ${event.nickname}` : vehicleName(event)}
      back={BACK}
      badges={<StatusBadge status={event.status} tones={EVENT_TONES} labels={EVENT_STATUS_LABELS} />}
      rareActions={<PrintButton />}
      actions={
        <Button to={paths.editEvent(event.id)} icon={<EditIcon size={18} />}>
          {m.edit}
        </Button>
      }
    >
      <ToComplete event={event} />
      <StatusChange event={event} />
      <Columns top={<Facts event={event} />}>
        <Section title={m.description}>
          <Card>
            {event.description ? (
              <p className={classes.text}>{event.description}</p>
            ) : (
              <p className={classes.none}>{m.noDescription}</p>
            )}
          </Card>
        </Section>
        <Section title={m.parts}>
          <Parts event={event} />
        </Section>
        <Section title={m.report}>
          <Card>
            {event.report_content ? (
              <RichText html={event.report_content} />
            ) : (
              <p className={classes.none}>{m.noReport}</p>
            )}
          </Card>
        </Section>
        <Slot slot="photos" subject="service-event" id={event.id} />
        <Slot slot="papers" subject="service-event" id={event.id} loading={null} />
        {event.notes && (
          <Section title={m.notes}>
            <Card>
              <p className={classes.text}>{event.notes}</p>
            </Card>
          </Section>
        )}
      </Columns>
      <Changes record={event} of={() => import('./service-event.changes')} />
    </PageFrame>
  );
}

function Facts({ event }: { event: ServiceEvent }) {
  const template = event.template
    ? [{ label: m.template, value: <Link to={paths.template(event.template.id)}>{event.template.name}</Link> }]
    : [];
  const unknown = event.template_id && !event.template ? [{ label: m.template, value: m.templateUnavailable }] : [];
  return (
    <Card>
      <KeyValue
        items={[
          { label: m.vehicle, value: <Link to={paths.vehicle(event.vehicle_id)}>{vehicleName(event)}</Link> },
          { label: m.type, value: TYPE_NAMES[event.type] },
          { label: m.datePerformed, value: <DateText date={event.date_performed} edtf={event.date_performed_edtf} /> },
          { label: m.mileage, value: <Mileage miles={event.mileage_at_service} unit={event.odometer_unit} /> },
          { label: m.cost, value: <Cost event={event} /> },
          ...template,
          ...unknown,
        ]}
      />
    </Card>
  );
}

/** The cost, and its amount in another currency at the rate that its owner entered. */
function Cost({ event }: { event: ServiceEvent }) {
  const cost = <Money amount={event.cost} currency={event.currency} />;
  if (event.converted_cost === null) return cost;
  return (
    <>
      {cost} = <Money amount={event.converted_cost} currency={event.converted_currency} />
    </>
  );
}

function Parts({ event }: { event: ServiceEvent }) {
  if (event.parts.length === 0) return <EmptyState title={m.noParts}>{m.addPartsByEditing}</EmptyState>;
  return (
    <DataTable
      caption={m.parts}
      columns={PART_COLUMNS}
      rows={event.parts}
      rowKey={(part) => part.id}
      rowLink={(part) => paths.part(part.id)}
    />
  );
}

const PART_COLUMNS: readonly Column<ServiceEvent['parts'][number]>[] = [
  { key: 'name', header: m.part, primary: true, cell: (part) => part.name },
  { key: 'manufacturer', header: m.manufacturer, cell: (part) => part.manufacturer ?? '—' },
  { key: 'number', header: m.partNumber, cell: (part) => part.part_number ?? '—' },
  { key: 'quantity', phone: 'labelled', header: m.quantity, align: 'end', cell: (part) => part.quantity },
  {
    key: 'status',
    phone: 'aside',
    header: m.status,
    cell: (part) => <StatusBadge status={part.status} tones={PART_TONES} labels={PART_STATUS_LABELS} />,
  },
];
