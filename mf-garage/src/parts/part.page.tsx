import { Code, DateText, Money } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import {
  Badge,
  Button,
  Card,
  EditIcon,
  KeyValue,
  NotFoundState,
  NotYet,
  PageSkeleton,
  type Spec,
  StatusBadge,
} from '@carnet/mf-kit/ui';
import { Link, Slot, useParams } from '@carnet/mf-kit/federation';
import { Changes, ConfirmDelete, PageFrame, PrintButton, Section, useDeletion } from '@carnet/mf-kit/pages';
import { vehicleLabel } from '../lookups';
import { paths } from '../paths';
import { RelatedModifications, RelatedServiceEvents } from './part-relations';
import { PART_STATUSES, PART_TYPES, STATUS_TONES } from './part.constants';
import classes from './part.module.css';
import { type Part, PART, partQuery } from './parts.queries';
import * as m from '../messages/part';

const BACK = { to: paths.parts(), label: m.parts };

export default function PartPage() {
  const id = Number(useParams().id);
  const part = useLoaded(partQuery(id));
  if (!part.data)
    return (
      <NotYet
        of={part}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
        prefix={m.error}
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
          <Badge>{PART_TYPES[part.type]}</Badge>
          <StatusBadge status={part.status} tones={STATUS_TONES} labels={PART_STATUSES} />
        </>
      }
      rareActions={<PrintButton />}
      actions={
        <Button to={paths.editPart(part.id)} icon={<EditIcon size={18} />}>
          {m.edit}
        </Button>
      }
    >
      <Card>
        <KeyValue columns={2} items={specs(part)} />
      </Card>
      <Slot slot="part-section" partId={part.id} loading={null} />
      <Slot slot="photos" subject="part" id={part.id} />
      <Slot slot="papers" subject="part" id={part.id} loading={null} />
      <Section title={m.relatedEvents}>
        <RelatedServiceEvents events={part.service_events} />
      </Section>
      <Section title={m.relatedModifications}>
        <RelatedModifications modifications={part.modifications} />
      </Section>
      <Section title={m.deletePart}>
        <DeletePart id={part.id} />
      </Section>
      <Changes record={part} of={() => import('./part.changes')} />
    </PageFrame>
  );
}

const specs = (part: Part): Spec[] => [
  { label: m.vehicle, value: <Link to={paths.vehicle(part.vehicle_id)}>{vehicleLabel(part)}</Link> },
  { label: m.manufacturer, value: part.manufacturer },
  { label: m.partNumber, value: part.part_number && <Code>{part.part_number}</Code> },
  { label: m.cost, value: <Money amount={part.cost} currency={part.currency} /> },
  { label: m.type, value: PART_TYPES[part.type] },
  { label: m.purchaseDate, value: <DateText date={part.purchase_date} edtf={part.purchase_date_edtf} /> },
  { label: m.status, value: PART_STATUSES[part.status] },
  { label: m.created, value: <DateText date={part.created_at} time /> },
  { label: m.lastUpdated, value: <DateText date={part.updated_at} time /> },
  { label: m.description, value: <Text text={part.description} none={m.noDescription} />, wide: true },
  { label: m.notes, value: <Text text={part.notes} none={m.noNotes} />, wide: true },
];

function Text({ text, none }: { text: string | null; none: string }) {
  return text ? <span className={classes.text}>{text}</span> : <span className={classes.none}>{none}</span>;
}

function DeletePart({ id }: { id: number }) {
  const remove = useDeletion(PART, id, paths.parts());
  return (
    <ConfirmDelete
      label={m.deletePart}
      question={m.sureToDelete}
      prefix={m.error}
      fallback={m.unexpectedError}
      onConfirm={() => remove()}
    >
      {m.cannotBeUndone}
    </ConfirmDelete>
  );
}
