import {
  Button,
  Card,
  Columns,
  type Column,
  DataTable,
  DateText,
  EditIcon,
  EmptyState,
  ErrorState,
  isMissing,
  KeyValue,
  Link,
  Mileage,
  Money,
  NotFoundState,
  PageFrame,
  PageSkeleton,
  RichText,
  Section,
  StatusBadge,
  useParams,
  useQuery,
} from '@carnet/mf-kit';
import { vehicleName } from '../lookups/garage.queries';
import { paths } from '../paths';
import { holdsHtml } from './prose';
import { StatusChange } from './status-change';
import { PART_TONES, STATUS_TONES } from './service-event.words';
import classes from './service-event.module.css';
import { type ServiceEvent, serviceEventQuery } from './service-events.queries';

const BACK = { to: paths.history(), label: 'Service History' };

export default function ServiceEventPage() {
  const id = Number(useParams().id);
  const event = useQuery(serviceEventQuery(id));
  if (event.isPending) return <PageSkeleton shape="sheet" label="Loading service event..." />;
  if (event.isError && isMissing(event.error)) return <NotFoundState text="Service event not found" back={BACK} />;
  if (event.isError) return <ErrorState error={event.error} onRetry={event.refetch} />;
  return <EventSheet event={event.data} />;
}

function EventSheet({ event }: { event: ServiceEvent }) {
  return (
    <PageFrame
      title={event.name}
      subtitle={event.nickname ? `${vehicleName(event)} · ${event.nickname}` : vehicleName(event)}
      back={BACK}
      badges={<StatusBadge status={event.status} tones={STATUS_TONES} />}
      actions={
        <Button to={paths.editEvent(event.id)} icon={<EditIcon size={18} />}>
          Edit
        </Button>
      }
    >
      <StatusChange event={event} />
      <Columns aside={<Facts event={event} />}>
        <Section title="Description">
          <Card>
            <Prose text={event.description} none="No description provided" />
          </Card>
        </Section>
        <Section title="Parts">
          <Parts event={event} />
        </Section>
        <Section title="Report">
          <Card>
            <Prose text={event.report_content} none="No report written" />
          </Card>
        </Section>
        {event.photos.length > 0 && (
          <Section title="Photos">
            <Photos photos={event.photos} />
          </Section>
        )}
        {event.notes && (
          <Section title="Notes">
            <Card>
              <Prose text={event.notes} none="" />
            </Card>
          </Section>
        )}
      </Columns>
    </PageFrame>
  );
}

/** Text as it was typed, or HTML where an import brought some. */
function Prose({ text, none }: { text: string | null; none: string }) {
  if (!text) return <p className={classes.none}>{none}</p>;
  return holdsHtml(text) ? <RichText html={text} /> : <p className={classes.text}>{text}</p>;
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

function Photos({ photos }: Pick<ServiceEvent, 'photos'>) {
  return (
    <ul className={classes.photos}>
      {photos.map(({ id, file_path, caption }) => (
        <li key={id}>
          <figure>
            <img src={file_path} alt={caption ?? 'Photo without a caption'} loading="lazy" />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
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
  { key: 'quantity', header: 'Quantity', align: 'end', cell: (part) => part.quantity },
  { key: 'status', header: 'Status', cell: (part) => <StatusBadge status={part.status} tones={PART_TONES} /> },
];
