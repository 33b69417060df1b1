import {
  Button,
  Card,
  Columns,
  type Column,
  DataTable,
  DateText,
  EditIcon,
  EmptyState,
  KeyValue,
  Link,
  Mileage,
  Money,
  NotFoundState,
  PageFrame,
  PageSkeleton,
  Panel,
  RichText,
  Section,
  StatusBadge,
  useParams,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { StatusChange } from './status-change';
import { EVENT_TONES } from '../status';
import { PART_TONES } from './service-event.constants';
import classes from './service-event.module.css';
import { type ServiceEvent, serviceEventQuery } from './service-events.queries';

const BACK = { to: paths.history(), label: 'Service History' };

export default function ServiceEventPage() {
  const id = Number(useParams().id);
  const event = useLoaded(serviceEventQuery(id));
  if (!event.data)
    return (
      <NotYet
        of={event}
        waiting={<PageSkeleton shape="sheet" label="Loading service event..." />}
        missing={<NotFoundState text="Service event not found" back={BACK} />}
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
      badges={<StatusBadge status={event.status} tones={EVENT_TONES} />}
      actions={
        <Button to={paths.editEvent(event.id)} icon={<EditIcon size={18} />}>
          Edit
        </Button>
      }
    >
      <StatusChange event={event} />
      <Columns top={<Facts event={event} />}>
        <Section title="Description">
          <Card>
            {event.description ? (
              <p className={classes.text}>{event.description}</p>
            ) : (
              <p className={classes.none}>No description provided</p>
            )}
          </Card>
        </Section>
        <Section title="Parts">
          <Parts event={event} />
        </Section>
        <Section title="Report">
          <Card>
            {event.report_content ? (
              <RichText html={event.report_content} />
            ) : (
              <p className={classes.none}>No report written</p>
            )}
          </Card>
        </Section>
        <Panel name="records/photos" subject="service-event" id={event.id} />
        <Panel name="records/documents" subject="service-event" id={event.id} loading={null} />
        {event.notes && (
          <Section title="Notes">
            <Card>
              <p className={classes.text}>{event.notes}</p>
            </Card>
          </Section>
        )}
      </Columns>
    </PageFrame>
  );
}

function Facts({ event }: { event: ServiceEvent }) {
  const template = event.template
    ? [{ label: 'Template', value: <Link to={paths.template(event.template.id)}>{event.template.name}</Link> }]
    : [];
  const unknown =
    event.template_id && !event.template ? [{ label: 'Template', value: 'Template information unavailable' }] : [];
  return (
    <Card>
      <KeyValue
        items={[
          { label: 'Vehicle', value: <Link to={paths.vehicle(event.vehicle_id)}>{vehicleName(event)}</Link> },
          { label: 'Type', value: event.type },
          { label: 'Date performed', value: <DateText date={event.date_performed} /> },
          { label: 'Mileage', value: <Mileage miles={event.mileage_at_service} /> },
          { label: 'Cost', value: <Money amount={event.cost} /> },
          ...template,
          ...unknown,
        ]}
      />
    </Card>
  );
}

function Parts({ event }: { event: ServiceEvent }) {
  if (event.parts.length === 0)
    return <EmptyState title="No parts used.">Add parts by editing this service event.</EmptyState>;
  return (
    <DataTable
      caption="Parts"
      columns={PART_COLUMNS}
      rows={event.parts}
      rowKey={(part) => part.id}
      rowLink={(part) => paths.part(part.id)}
    />
  );
}

const PART_COLUMNS: readonly Column<ServiceEvent['parts'][number]>[] = [
  { key: 'name', header: 'Part', primary: true, cell: (part) => part.name },
  { key: 'manufacturer', header: 'Manufacturer', cell: (part) => part.manufacturer ?? '—' },
  { key: 'number', header: 'Part number', cell: (part) => part.part_number ?? '—' },
  { key: 'quantity', phone: 'labelled', header: 'Quantity', align: 'end', cell: (part) => part.quantity },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (part) => <StatusBadge status={part.status} tones={PART_TONES} />,
  },
];
