import {
  Badge,
  Button,
  Card,
  DateText,
  DeleteButton,
  EditIcon,
  KeyValue,
  Link,
  mediaUrl,
  messageOf,
  Mileage,
  NotFoundState,
  Notice,
  NotYet,
  PageFrame,
  PageSkeleton,
  Section,
  type Spec,
  today,
  useAskedDeletion,
  useDeletion,
  useLoaded,
  useMediaSession,
  useMutation,
  useParams,
  useQueryClient,
} from '@carnet/mf-kit';
import { fullName } from '../lookups';
import { paths } from '../paths';
import { STATE_NOTES, VENDOR_LABELS } from './document.constants';
import { formatAmount, nameOf, typeOf } from './document.names';
import { type Document, DOCUMENT, documentQuery, documentsChanged, updateDocument } from './documents.queries';
import { expiryOf } from './expiry.rules';
import { PaperPicture } from './paper-picture';
import classes from './documents.module.css';

const BACK = { to: paths.documents(), label: 'Documentation' };

export default function DocumentPage() {
  const id = Number(useParams().id);
  const document = useLoaded(documentQuery(id));
  if (!document.data)
    return (
      <NotYet
        of={document}
        waiting={<PageSkeleton shape="sheet" label="Loading document..." />}
        missing={<NotFoundState text="Document not found" back={BACK} />}
      />
    );
  return <DocumentSheet document={document.data} />;
}

function DocumentSheet({ document }: { document: Document }) {
  const remove = useDeletion(DOCUMENT, document.id, paths.documents());
  const deletion = useAskedDeletion('Put this document into the trash? It is kept there for 30 days.', () => remove());
  const expiry = expiryOf(document, today());
  return (
    <PageFrame
      title={nameOf(document)}
      subtitle={document.title ? document.name : undefined}
      back={BACK}
      badges={
        <>
          <Badge>{typeOf(document)}</Badge>
          {expiry && <Badge tone={expiry.tone}>{expiry.text}</Badge>}
        </>
      }
      actions={
        <>
          <Original document={document} />
          <DeleteButton deletion={deletion} />
          <Button to={paths.editDocument(document.id)} variant="primary" icon={<EditIcon size={18} />}>
            {document.type ? 'Edit' : 'File'}
          </Button>
        </>
      }
    >
      {deletion.error && <Notice tone="bad">Error: {messageOf(deletion.error, 'Error deleting document')}</Notice>}
      {document.deleted_at && <InTrash document={document} />}
      {document.state !== 'ready' && document.variants.length > 0 && <Notice>{STATE_NOTES[document.state]}</Notice>}
      {document.same_as && (
        <Notice>
          The same file is there already: <Link to={paths.document(document.same_as)}>open the first</Link>.
        </Notice>
      )}
      <div className={classes.sheet}>
        <div className={classes.page}>
          <PaperPicture document={document} variant="2048" />
        </div>
        <div>
          <Card>
            <KeyValue items={factsOf(document)} />
          </Card>
          {document.notes && (
            <Section title="Notes">
              <Card>
                <p className={classes.notes}>{document.notes}</p>
              </Card>
            </Section>
          )}
          <BelongsTo document={document} />
        </div>
      </div>
    </PageFrame>
  );
}

function InTrash({ document }: { document: Document }) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: () => updateDocument(document, { deleted: false }),
    onSuccess: (saved) => documentsChanged(queries, saved),
  });
  return (
    <Notice tone="warn">
      This document is in the trash.{' '}
      <Button size="sm" busy={restore.isPending} onClick={() => restore.mutate()}>
        Take It Out
      </Button>
      {restore.error && ` ${messageOf(restore.error, 'Error updating document')}`}
    </Notice>
  );
}

/** The file as it came, byte for byte. */
function Original({ document: { id, hash, name } }: { document: Document }) {
  useMediaSession();
  return (
    <Button to={mediaUrl(id, 'original', hash)} reloadDocument download={name}>
      Download
    </Button>
  );
}

function factsOf(document: Document): Spec[] {
  const { type, vehicle_id, make, model, year, nickname } = document;
  const isOfVehicle = vehicle_id !== null && make !== null && model !== null && year !== null;
  const known: (Spec | null)[] = [
    isOfVehicle
      ? {
          label: 'Vehicle',
          value: <Link to={paths.vehicle(vehicle_id)}>{fullName({ make, model, year, nickname })}</Link>,
        }
      : null,
    document.vendor ? { label: (type && VENDOR_LABELS[type]) ?? 'Vendor', value: document.vendor } : null,
    document.number ? { label: 'Number', value: document.number } : null,
    document.dated ? { label: 'Dated', value: <DateText date={document.dated} /> } : null,
    document.expires_on ? { label: 'Expires', value: <DateText date={document.expires_on} /> } : null,
    document.amount === null ? null : { label: 'Amount', value: formatAmount(document) },
    document.mileage === null ? null : { label: 'Mileage', value: <Mileage miles={document.mileage} /> },
    document.pages === null ? null : { label: 'Pages', value: document.pages },
    document.tags.length > 0 ? { label: 'Tags', value: document.tags.join(', ') } : null,
    { label: 'Added', value: <DateText date={document.created_at} time /> },
  ];
  return known.filter((fact) => fact !== null);
}

const SUBJECTS = {
  'service-event': { label: 'Service event', to: paths.serviceEvent },
  part: { label: 'Part', to: paths.part },
  modification: { label: 'Modification', to: paths.modification },
  issue: { label: 'Issue', to: paths.issue },
  'track-day': { label: 'Track day', to: paths.trackDay },
};

function BelongsTo({ document: { links } }: { document: Document }) {
  if (links.length === 0) return null;
  return (
    <Section title="Belongs to">
      <Card>
        <ul className={classes.links}>
          {links.map(({ subject_kind, subject_id }) => (
            <li key={`${subject_kind}:${subject_id}`}>
              <Link to={SUBJECTS[subject_kind].to(subject_id)}>
                {SUBJECTS[subject_kind].label} #{subject_id}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
