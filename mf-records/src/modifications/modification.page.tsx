import { DateText, Money } from '@carnet/mf-kit/formats';
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
  StatusBadge,
} from '@carnet/mf-kit/ui';
import { Link, useParams } from '@carnet/mf-kit/federation';
import {
  Changes,
  type Column,
  Columns,
  ConfirmDelete,
  DataTable,
  PageFrame,
  PrintButton,
  Section,
  useDeletion,
  ViewLink,
} from '@carnet/mf-kit/pages';
import { EVENT_STATUSES, EVENT_TONES, eventName, eventType, mileageFact, vehicleName } from '../lookups';
import { RecordDocuments } from '../documents';
import { RecordPhotos } from '../record-photos';
import { paths } from '../paths';
import { ModificationParts } from './modification-parts';
import classes from './modification.module.css';
import { CATEGORIES, STATUS_TONES, STATUSES } from './modification.constants';
import { type Modification, MODIFICATION, modificationQuery } from './modifications.queries';
import * as common from '../messages/common';
import * as m from '../messages/modifications';

const BACK = { to: paths.modifications(), label: m.modifications };

export default function ModificationPage() {
  const id = Number(useParams().id);
  const modification = useLoaded(modificationQuery(id));
  if (!modification.data)
    return (
      <NotYet
        of={modification}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
        prefix={common.error}
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
          <Badge>{CATEGORIES[modification.category]}</Badge>
          <StatusBadge status={modification.status} tones={STATUS_TONES} labels={STATUSES} />
        </>
      }
      rareActions={<PrintButton />}
      actions={
        <Button to={paths.editModification(modification.id)} icon={<EditIcon size={18} />}>
          {common.edit}
        </Button>
      }
    >
      <Columns top={<Facts modification={modification} />}>
        <Section title={common.description}>
          <Card>
            <Text text={modification.description} none={common.noDescription} />
          </Card>
        </Section>
        <Section title={m.notes}>
          <Card>
            <Text text={modification.notes} none={m.noNotes} />
          </Card>
        </Section>
        <RecordPhotos subject="modification" id={modification.id} />
        <RecordDocuments subject="modification" id={modification.id} />
      </Columns>
      <Section title={m.relatedEvent}>
        <RelatedServiceEvent event={modification.service_event} />
      </Section>
      <ModificationParts modification={modification} />
      <Section title={m.remove}>
        <DeleteModification id={modification.id} />
      </Section>
      <Changes record={modification} of={() => import('./modification.changes')} />
    </PageFrame>
  );
}

function Facts({ modification }: { modification: Modification }) {
  const none = m.notSpecified;
  return (
    <Card>
      <KeyValue
        items={[
          {
            label: common.vehicle,
            value: <Link to={paths.vehicle(modification.vehicle_id)}>{vehicleName(modification)}</Link>,
          },
          { label: m.category, value: CATEGORIES[modification.category] },
          { label: common.status, value: STATUSES[modification.status] },
          {
            label: m.startDate,
            value: <DateText date={modification.start_date} edtf={modification.start_date_edtf} none={none} />,
          },
          {
            label: m.completionDate,
            value: (
              <DateText date={modification.completion_date} edtf={modification.completion_date_edtf} none={none} />
            ),
          },
          ...mileageFact(modification),
          { label: m.cost, value: <Money amount={modification.cost} currency={modification.currency} none={none} /> },
          { label: m.created, value: <DateText date={modification.created_at} time /> },
          { label: common.lastUpdated, value: <DateText date={modification.updated_at} time /> },
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
  if (!event) return <p className={classes.none}>{m.noRelatedEvent}</p>;
  return (
    <DataTable
      caption={m.relatedEventCaption}
      columns={EVENT_COLUMNS}
      rows={[event]}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.serviceEvent(id)}
    />
  );
}

const EVENT_COLUMNS: readonly Column<RelatedEvent>[] = [
  { key: 'name', header: common.name, primary: true, cell: eventName },
  { key: 'type', header: common.type, cell: (event) => eventType(event.type) },
  {
    key: 'date',
    header: m.date,
    cell: (event) => <DateText date={event.date_performed} edtf={event.date_performed_edtf} none={common.noDate} />,
  },
  {
    key: 'status',
    phone: 'aside',
    header: common.status,
    cell: (event) => <StatusBadge status={event.status} tones={EVENT_TONES} labels={EVENT_STATUSES} />,
  },
  {
    key: 'actions',
    header: m.view,
    phone: 'hidden',
    actions: true,
    cell: (event) => <ViewLink name={eventName(event)} to={paths.serviceEvent(event.id)} />,
  },
];

function DeleteModification({ id }: { id: number }) {
  const remove = useDeletion(MODIFICATION, id, paths.modifications());
  return (
    <ConfirmDelete
      label={m.remove}
      question={m.confirmDelete}
      prefix={common.error}
      fallback={m.notDeletedUnexpectedly}
      onConfirm={() => remove()}
    >
      {m.confirmDeleteText}
    </ConfirmDelete>
  );
}
