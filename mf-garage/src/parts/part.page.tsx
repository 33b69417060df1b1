import {
  Badge,
  Button,
  Card,
  Code,
  ConfirmDelete,
  DateText,
  EditIcon,
  KeyValue,
  Link,
  Money,
  NotFoundState,
  NotYet,
  PageFrame,
  PageSkeleton,
  Panel,
  Section,
  type Spec,
  StatusBadge,
  useDeletion,
  useLoaded,
  useParams,
} from '@carnet/mf-kit';
import { vehicleLabel } from '../lookups';
import { paths } from '../paths';
import { RelatedModifications, RelatedServiceEvents } from './part-relations';
import { STATUS_TONES } from './part.constants';
import classes from './part.module.css';
import { type Part, PART, partQuery } from './parts.queries';

const BACK = { to: paths.parts(), label: 'Parts' };

export default function PartPage() {
  const id = Number(useParams().id);
  const part = useLoaded(partQuery(id));
  if (!part.data)
    return (
      <NotYet
        of={part}
        waiting={<PageSkeleton shape="sheet" label="Loading part..." />}
        missing={<NotFoundState text="Part not found" back={BACK} />}
        prefix="Error:"
      />
    );
  return <PartSheet part={part.data} />;
}

function PartSheet({ part }: { part: Part }) {
  return (
    <PageFrame
      title={part.name}
      back={BACK}
      badges={
        <>
          <Badge>{part.type}</Badge>
          <StatusBadge status={part.status} tones={STATUS_TONES} />
        </>
      }
      actions={
        <Button to={paths.editPart(part.id)} icon={<EditIcon size={18} />}>
          Edit
        </Button>
      }
    >
      <Card>
        <KeyValue columns={2} items={specs(part)} />
      </Card>
      <Panel name="records/photos" subject="part" id={part.id} />
      <Panel name="records/documents" subject="part" id={part.id} loading={null} />
      <Section title="Related Service Events">
        <RelatedServiceEvents events={part.service_events} />
      </Section>
      <Section title="Related Modifications">
        <RelatedModifications modifications={part.modifications} />
      </Section>
      <Section title="Delete Part">
        <DeletePart id={part.id} />
      </Section>
    </PageFrame>
  );
}

const specs = (part: Part): Spec[] => [
  { label: 'Vehicle', value: <Link to={paths.vehicle(part.vehicle_id)}>{vehicleLabel(part)}</Link> },
  { label: 'Manufacturer', value: part.manufacturer },
  { label: 'Part number', value: part.part_number && <Code>{part.part_number}</Code> },
  { label: 'Cost', value: <Money amount={part.cost} /> },
  { label: 'Type', value: part.type },
  { label: 'Purchase date', value: <DateText date={part.purchase_date} /> },
  { label: 'Status', value: part.status },
  { label: 'Created', value: <DateText date={part.created_at} time /> },
  { label: 'Last updated', value: <DateText date={part.updated_at} time /> },
  { label: 'Description', value: <Text text={part.description} none="No description provided" />, wide: true },
  { label: 'Notes', value: <Text text={part.notes} none="No notes" />, wide: true },
];

function Text({ text, none }: { text: string | null; none: string }) {
  return text ? <span className={classes.text}>{text}</span> : <span className={classes.none}>{none}</span>;
}

function DeletePart({ id }: { id: number }) {
  const remove = useDeletion(PART, id, paths.parts());
  return (
    <ConfirmDelete
      label="Delete Part"
      question="Are you sure you want to delete this part?"
      prefix="Error:"
      fallback="An unexpected error occurred while deleting the part"
      onConfirm={() => remove()}
    >
      This action cannot be undone. The part will be permanently removed.
    </ConfirmDelete>
  );
}
