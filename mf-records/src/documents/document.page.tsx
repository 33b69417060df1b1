import { DateText, Mileage, personUnit, today } from '@carnet/mf-kit/formats';
import { mediaUrl, messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import {
  Badge,
  Button,
  Card,
  EditIcon,
  EyeOffIcon,
  KeyValue,
  NotFoundState,
  Notice,
  NotYet,
  PageSkeleton,
  type Spec,
  useMediaSession,
} from '@carnet/mf-kit/ui';
import { Link, useGoOn, useNavigate, useParams } from '@carnet/mf-kit/federation';
import { DeleteButton, PageFrame, Section, useAskedDeletion, useDeletion } from '@carnet/mf-kit/pages';
import { TryAgain } from '../files';
import { InvoiceSection } from '../invoices';
import { fullName } from '../lookups';
import { paths } from '../paths';
import { TurnIcon } from '../photos';
import { LinkedRecord, useSubjects } from '../subjects';
import { canBeTriedAgain, STATE_NOTES, VENDOR_LABELS } from './document.constants';
import { formatAmount, nameOf, typeOf } from './document.names';
import { DocumentPages } from './document-pages';
import {
  type Document,
  DOCUMENT,
  documentQuery,
  documentsChanged,
  takeApart,
  updateDocument,
} from './documents.queries';
import { expiryOf } from './expiry.rules';
import { PaperPicture } from './paper-picture';
import * as common from '../messages/common';
import * as m from '../messages/document';
import * as papers from '../messages/papers';
import classes from './documents.module.css';

const BACK = { to: paths.documents(), label: papers.documentation };

export default function DocumentPage() {
  const id = Number(useParams().id);
  const document = useLoaded(documentQuery(id));
  if (!document.data)
    return (
      <NotYet
        of={document}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={papers.notFound} back={BACK} />}
      />
    );
  return <DocumentSheet document={document.data} />;
}

function DocumentSheet({ document }: { document: Document }) {
  const remove = useDeletion(DOCUMENT, document.id, paths.documents());
  const question = document.deleted_at ? m.sureForGood : m.sureToTrash;
  const deletion = useAskedDeletion(question, () => remove());
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
          {mayBeEntered(document) && <Button to={paths.enterEvent(document.id)}>{papers.enterEvent}</Button>}
          {mayBeEntered(document) && <OtherEntries document={document} />}
          <DeleteButton wants="arrange" deletion={deletion} label={document.deleted_at ? m.deleteForGood : undefined} />
          <Button to={paths.editDocument(document.id)} variant="primary" icon={<EditIcon size={18} />}>
            {document.type ? common.edit : papers.file}
          </Button>
        </>
      }
    >
      {deletion.error && (
        <Notice tone="bad">
          {common.error} {messageOf(deletion.error, papers.deleteFailed)}
        </Notice>
      )}
      {document.deleted_at && <InTrash document={document} />}
      {document.state !== 'ready' && document.variants.length > 0 && <Notice>{STATE_NOTES[document.state]}</Notice>}
      {document.joined_from.length > 0 && !document.deleted_at && <Joined document={document} />}
      {document.same_as && (
        <Notice>{m.sameFile({ link: (text) => <Link to={paths.document(document.same_as!)}>{text}</Link> })}</Notice>
      )}
      {document.invoice && <InvoiceSection documentId={document.id} />}
      <div className={document.invoice && !hasPicture(document) ? undefined : classes.sheet}>
        {document.invoice && !hasPicture(document) ? null : (
          <div className={classes.page}>
            {hasPicture(document) && !document.deleted_at && <Turn document={document} />}
            <PaperPicture key={document.hash} document={document} variant="2048" />
            {canBeTriedAgain(document) && (
              <p className={classes.again}>
                <TryAgain id={document.id} />
              </p>
            )}
            <DocumentPages key={`pages ${document.hash}`} document={document} />
          </div>
        )}
        <div className={classes.facts}>
          <Card>
            <KeyValue items={factsOf(document)} />
          </Card>
          {document.notes && (
            <Section title={papers.notes}>
              <Card>
                <p className={classes.notes}>{document.notes}</p>
              </Card>
            </Section>
          )}
          <BelongsTo document={document} />
          {!document.deleted_at && <InDossiers document={document} />}
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
      {m.inTrash}{' '}
      <Button wants="arrange" size="sm" busy={restore.isPending} onClick={() => restore.mutate()}>
        {m.takeOut}
      </Button>
      {restore.error && ` ${messageOf(restore.error, papers.updateFailed)}`}
    </Notice>
  );
}

/** Offers to split a paper that was joined from several. */
function Joined({ document }: { document: Document }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const apart = useMutation({
    mutationFn: () => takeApart(document),
    onSuccess: async (saved) => {
      await documentsChanged(queries, saved);
      await queries.invalidateQueries({ queryKey: ['records', 'documents'], refetchType: 'none' });
      goOn(() => void navigate(paths.documents()));
    },
  });
  return (
    <Notice>
      {m.joinedOf({ count: document.joined_from.length })}{' '}
      <Button wants="arrange" size="sm" busy={apart.isPending} onClick={() => apart.mutate()}>
        {m.takeApart}
      </Button>
      {apart.error && ` ${messageOf(apart.error, papers.apartFailed)}`}
    </Notice>
  );
}

/** Rotates all pages. The original file does not change. */
function Turn({ document }: { document: Document }) {
  const queries = useQueryClient();
  const turn = useMutation({
    mutationFn: () => updateDocument(document, { turned: (document.turned + 90) % 360 }),
    onSuccess: (turned) => documentsChanged(queries, turned),
  });
  return (
    <p className={classes.turn}>
      <Button
        wants="arrange"
        size="sm"
        icon={<TurnIcon size={16} />}
        busy={turn.isPending}
        onClick={() => turn.mutate()}
      >
        {m.turn}
      </Button>
      {turn.error && <span role="alert">{messageOf(turn.error, papers.updateFailed)}</span>}
    </p>
  );
}

/** Types that every browser can display. The service sends them inline. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Buttons to open and download the original file, byte for byte. */
function Original({ document: { id, hash, name, media_type } }: { document: Document }) {
  useMediaSession();
  const address = mediaUrl(id, 'original', hash);
  return (
    <>
      {SHOWN.includes(media_type) && (
        <Button to={address} reloadDocument target="_blank" rel="noopener" title={m.newTab}>
          {m.open}
        </Button>
      )}
      <Button to={address} reloadDocument download={name}>
        {m.download}
      </Button>
    </>
  );
}

function factsOf(document: Document): Spec[] {
  const { type, vehicle_id, make, model, year, nickname } = document;
  const isOfVehicle = vehicle_id !== null && make !== null && model !== null && year !== null;
  const known: (Spec | null)[] = [
    isOfVehicle
      ? {
          label: common.vehicle,
          value: <Link to={paths.vehicle(vehicle_id)}>{fullName({ make, model, year, nickname })}</Link>,
        }
      : null,
    document.vendor ? { label: (type && VENDOR_LABELS[type]) ?? papers.vendor, value: document.vendor } : null,
    document.number ? { label: papers.number, value: document.number } : null,
    document.dated
      ? { label: papers.dated, value: <DateText date={document.dated} edtf={document.dated_edtf} /> }
      : null,
    document.expires_on ? { label: papers.expires, value: <DateText date={document.expires_on} /> } : null,
    document.amount === null ? null : { label: papers.amount, value: formatAmount(document) },
    document.mileage === null
      ? null
      : {
          label: papers.mileage,
          value: <Mileage miles={document.mileage} unit={document.odometer_unit ?? personUnit()} />,
        },
    document.pages === null ? null : { label: m.pages, value: document.pages },
    document.tags.length > 0 ? { label: papers.tags, value: document.tags.join(', ') } : null,
    textOf(document),
    { label: m.added, value: <DateText date={document.created_at} time /> },
  ];
  return known.filter((fact) => fact !== null);
}

/** Source of the paper's text, if it was not in the file. */
function textOf({ invoice, reading, read_by }: Document): Spec | null {
  if (invoice) return { label: m.text, value: papers.byInvoiceData };
  if (reading) return { label: m.text, value: papers.beingRead };
  return read_by === 'machine' ? { label: m.text, value: papers.readByMachine } : null;
}

/** True for a paper that says what was paid for work. A credit note does not. */
const mayBeEntered = ({ type, invoice, deleted_at }: Document): boolean =>
  deleted_at === null && invoice?.kind !== 'credit-note' && (type === 'receipt' || invoice !== null);

/** Buttons to create other remotes' records from this paper. */
const OtherEntries = ({ document: { id } }: { document: Document }) =>
  useSubjects().map(
    ({ kind, ofPaper }) =>
      ofPaper && (
        <Button key={kind} to={ofPaper.to(id)}>
          {ofPaper.label}
        </Button>
      ),
  );

/** True if a picture exists or is being made. */
const hasPicture = ({ variants, state }: Document): boolean => variants.length > 0 || state === 'pending';

/** The paper as it appears in dossiers. */
function InDossiers({ document }: { document: Document }) {
  const { id, hidden } = document;
  const isShown = hasPicture(document);
  return (
    <Section title={m.inDossiers}>
      <Card>
        <p className={classes.inDossiers}>
          {hidden ? m.lookedThrough({ count: hidden.length }) : isShown ? m.notLooked : m.cannotLook}
        </p>
        {isShown && (
          <Button size="sm" to={paths.hideParts(id)} icon={<EyeOffIcon size={16} />}>
            {m.hideParts}
          </Button>
        )}
      </Card>
    </Section>
  );
}

function BelongsTo({ document: { links } }: { document: Document }) {
  if (links.length === 0) return null;
  return (
    <Section title={papers.belongsTo}>
      <Card>
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={`${link.subject_kind}:${link.subject_id}`}>
              <LinkedRecord link={link} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
