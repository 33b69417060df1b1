import {
  Badge,
  Button,
  Card,
  type Column,
  Columns,
  ConfirmDelete,
  DataTable,
  DateText,
  EditIcon,
  KeyValue,
  Link,
  Money,
  NotFoundState,
  NotYet,
  PageFrame,
  PageSkeleton,
  Section,
  StatusBadge,
  useDeletion,
  useLoaded,
  useParams,
  ViewLink,
} from '@carnet/mf-kit';
import { vehicleName } from '../lookups';
import { RecordDocuments } from '../documents';
import { RecordPhotos } from '../record-photos';
import { paths } from '../paths';
import { ModificationParts } from './modification-parts';
import classes from './modification.module.css';
import { EVENT_TONES, STATUS_TONES } from './modification.constants';
import { type Modification, MODIFICATION, modificationQuery } from './modifications.queries';

const BACK = { to: paths.modifications(), label: 'Modifications' };

export default function ModificationPage() {
  const id = Number(useParams().id);
  const modification = useLoaded(modificationQuery(id));
  if (!modification.data)
    return (
      <NotYet
        of={modification}
        waiting={<PageSkeleton shape="sheet" label="Loading modification..." />}
        missing={<NotFoundState text="Modification not found" back={BACK} />}
        prefix="Error:"
      />
    );
  return <ModificationSheet modification={modification.data} />;
}

function ModificationSheet({ modification }: { modification: Modification }) {
  return (
    <PageFrame
      title={modification.name}
      back={BACK}
      badges={
        <>
          <Badge>{modification.category}</Badge>
          <StatusBadge status={modification.status} tones={STATUS_TONES} />
        </>
      }
      actions={
        <Button to={paths.editModification(modification.id)} icon={<EditIcon size={18} />}>
          Edit
        </Button>
      }
    >
      <Columns top={<Facts modification={modification} />}>
        <Section title="Description">
          <Card>
            <Text text={modification.description} none="No description provided" />
          </Card>
        </Section>
        <Section title="Notes">
          <Card>
            <Text text={modification.notes} none="No notes" />
          </Card>
        </Section>
        <RecordPhotos subject="modification" id={modification.id} />
        <RecordDocuments subject="modification" id={modification.id} />
      </Columns>
      <Section title="Related Service Event">
        <RelatedServiceEvent event={modification.service_event} />
      </Section>
      <ModificationParts modification={modification} />
      <Section title="Delete Modification">
        <DeleteModification id={modification.id} />
      </Section>
    </PageFrame>
  );
}

function Facts({ modification }: { modification: Modification }) {
  const none = 'Not specified';
  return (
    <Card>
      <KeyValue
        items={[
          {
            label: 'Vehicle',
            value: <Link to={paths.vehicle(modification.vehicle_id)}>{vehicleName(modification)}</Link>,
          },
          { label: 'Category', value: modification.category },
          { label: 'Status', value: modification.status },
          { label: 'Start date', value: <DateText date={modification.start_date} none={none} /> },
          { label: 'Completion date', value: <DateText date={modification.completion_date} none={none} /> },
          { label: 'Cost', value: <Money amount={modification.cost} none={none} /> },
          { label: 'Created', value: <DateText date={modification.created_at} time /> },
          { label: 'Last updated', value: <DateText date={modification.updated_at} time /> },
        ]}
      />
    </Card>
  );
}

function Text({ text, none }: { text: string | null; none: string }) {
  return <p className={text ? classes.text : classes.none}>{text ?? none}</p>;
}

type RelatedEvent = NonNullable<Modification['service_event']>;

function RelatedServiceEvent({ event }: { event: RelatedEvent | null }) {
  if (!event) return <p className={classes.none}>No service event is related to this modification.</p>;
  return (
    <DataTable
      caption="Related service event"
      columns={EVENT_COLUMNS}
      rows={[event]}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.serviceEvent(id)}
    />
  );
}

const eventName = ({ id, name }: RelatedEvent): string => name || `Service Event #${id}`;

const EVENT_COLUMNS: readonly Column<RelatedEvent>[] = [
  { key: 'name', header: 'Name', primary: true, cell: eventName },
  { key: 'type', header: 'Type', cell: (event) => event.type },
  { key: 'date', header: 'Date', cell: (event) => <DateText date={event.date_performed} none="No date" /> },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (event) => <StatusBadge status={event.status} tones={EVENT_TONES} />,
  },
  {
    key: 'actions',
    header: 'View',
    phone: 'hidden',
    actions: true,
    cell: (event) => <ViewLink name={eventName(event)} to={paths.serviceEvent(event.id)} />,
  },
];

function DeleteModification({ id }: { id: number }) {
  const remove = useDeletion(MODIFICATION, id, paths.modifications());
  return (
    <ConfirmDelete
      label="Delete Modification"
      question="Are you sure you want to delete this modification?"
      prefix="Error:"
      fallback="An unexpected error occurred while deleting the modification"
      onConfirm={() => remove()}
    >
      This action cannot be undone. The modification will be permanently removed. Its parts and its service event stay.
    </ConfirmDelete>
  );
}
