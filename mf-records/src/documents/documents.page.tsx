import { DateText, formatDate, NONE, today } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded, mayHere } from '@carnet/mf-kit/data';
import { Badge, Button, cx, EmptyState, LateDialog } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import {
  type Column,
  DataTable,
  FilteredList,
  FilterSelect,
  PageFrame,
  SearchField,
  Section,
  totalOf,
  useUrlFilters,
} from '@carnet/mf-kit/pages';
import { formatSize, Room, TryAgain, USUAL_LIMITS, usageQuery } from '../files';
import { useState } from 'react';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { TagFilter } from '../tags';
import { FileDropzone } from '../uploads';
import { canBeTriedAgain, STATE_NOTES, TYPE_OPTIONS } from './document.constants';
import { LinkedRecord, readSubject } from '../subjects';
import { formatAmount, nameOf, typeOf, vehicleOf } from './document.names';
import { type Document, DOCUMENT_FILTERS, documentsQuery, inboxQuery, isPicture } from './documents.queries';
import { expiryOf } from './expiry.rules';
import { PaperPicture } from './paper-picture';
import * as common from '../messages/common';
import * as m from '../messages/documents';
import * as papers from '../messages/papers';
import classes from './documents.module.css';

const joinPapers = () => import('./join-papers');

const ofVehicle = (id: string) => (id ? { subject: 'vehicle' as const, id: Number(id) } : null);

const SORTS = [
  { value: '', label: m.newest },
  { value: 'oldest', label: m.oldest },
  { value: 'expires', label: m.firstToExpire },
  { value: 'added', label: m.lastAdded },
  { value: 'name', label: common.name },
];

export default function DocumentsPage() {
  const filters = useUrlFilters(DOCUMENT_FILTERS);
  const { values, set } = filters;
  const documents = useInfiniteQuery(documentsQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const limits = useLoaded({ ...usageQuery(), enabled: mayHere().whole }).data ?? USUAL_LIMITS;
  const isTrash = values.deleted !== '';
  const isFiltered = [values.search, values.type, values.vehicle_id, values.tag, values.subject].some(Boolean);
  return (
    <PageFrame
      title={papers.documentation}
      subtitle={m.subtitle}
      actions={
        <Button wants="arrange" onClick={() => set({ deleted: isTrash ? '' : 'true' })}>
          {isTrash ? m.leaveTrash : m.trash}
        </Button>
      }
    >
      {!isTrash && (
        <>
          <FileDropzone kind="document" of={ofVehicle(values.vehicle_id)} compact>
            {m.drop({ pdf: formatSize(limits.pdf_most_bytes), picture: formatSize(limits.file_most_bytes) })}
          </FileDropzone>
          <Inbox />
        </>
      )}
      <Room kind="document" inTrash={isTrash} count={isFiltered ? undefined : totalOf(documents)} />
      {values.subject && <OnlyOf subject={values.subject} onAll={() => set({ subject: '' })} />}
      <FilteredList
        query={documents}
        loading={papers.loadingAll}
        filters={filters}
        label={m.filter}
        count={m.count}
        fields={
          <>
            <SearchField
              label={m.search}
              placeholder={papers.searched}
              value={values.search}
              onChange={(search) => set({ search })}
            />
            <FilterSelect
              label={common.type}
              value={values.type}
              onChange={(type) => set({ type })}
              options={[{ value: '', label: m.allTypes }, ...TYPE_OPTIONS]}
            />
            <FilterSelect
              label={common.vehicle}
              value={values.vehicle_id}
              onChange={(vehicle_id) => set({ vehicle_id })}
              options={[{ value: '', label: common.allVehicles }, ...vehicleOptions(vehicles.data ?? [])]}
            />
            <TagFilter
              kind="document"
              shown={documents.data?.pages.flatMap(({ rows }) => rows) ?? []}
              value={values.tag}
              onChange={(tag) => set({ tag })}
            />
            <FilterSelect label={m.sortBy} value={values.sort} onChange={(sort) => set({ sort })} options={SORTS} />
          </>
        }
        none={<NoDocuments />}
        noMatch={isTrash ? m.trashIsEmpty : m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={papers.documents}
            columns={COLUMNS}
            rows={rows}
            rowKey={(document) => document.id}
            rowLink={(document) => paths.document(document.id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

/** Names the record whose papers are listed, such as `issue:5`, with a button to list all papers. */
function OnlyOf({ subject, onAll }: { subject: string; onAll: () => void }) {
  const link = readSubject(subject);
  if (!link) return null;
  return (
    <p className={classes.onlyOf}>
      {m.onlyOf({ record: () => <LinkedRecord link={link} /> })}
      <Button size="sm" onClick={onAll}>
        {m.showAllPapers}
      </Button>
    </p>
  );
}

/** New papers that nobody has filed yet. */
function Inbox() {
  const inbox = useLoaded(inboxQuery());
  const [isJoining, join] = useState(false);
  const closeJoining = () => join(false);
  if (!inbox.data || inbox.data.rows.length === 0) return null;
  const { rows, total } = inbox.data;
  const pictures = rows.filter(isPicture);
  return (
    <Section title={m.toFile({ count: total })}>
      {pictures.length > 0 && (
        <p className={classes.joining}>
          <Button wants="arrange" size="sm" onClick={() => join(true)}>
            {m.joinPages}
          </Button>
        </p>
      )}
      {isJoining && (
        <LateDialog load={joinPapers} title={m.joinTitle} props={{ onClose: closeJoining }} onClose={closeJoining} />
      )}
      <ul className={classes.inbox}>
        {rows.map((document) => (
          <li key={document.id} className={classes.incoming}>
            <PaperPicture document={document} variant="320" named={false} className={classes.small} />
            <span className={classes.about}>
              <Link to={paths.document(document.id)} className={classes.short}>
                {nameOf(document)}
              </Link>
              <span className={classes.file}>{STATE_NOTES[document.state] ?? noteOf(document)}</span>
              {document.invoice && <Badge tone="good">{papers.isData}</Badge>}
            </span>
            <span className={classes.ways}>
              {canBeTriedAgain(document) && <TryAgain id={document.id} of={nameOf(document)} />}
              {document.invoice?.kind === 'invoice' && (
                <Button
                  to={paths.enterEvent(document.id)}
                  size="sm"
                  aria-label={m.enterNamed({ name: nameOf(document) })}
                >
                  {papers.enterEvent}
                </Button>
              )}
              <Button
                to={paths.editDocument(document.id)}
                size="sm"
                aria-label={m.fileNamed({ name: nameOf(document) })}
              >
                {papers.file}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {rows.length < total && <p className={classes.more}>{m.lastThatCame({ count: rows.length })}</p>}
    </Section>
  );
}

function noteOf({ pages, reading, suggested, invoice }: Document): string {
  if (invoice)
    return [invoice.seller, formatDate(invoice.issued_on), formatAmount({ amount: invoice.gross, ...invoice })]
      .filter(Boolean)
      .join('\u00a0· ');
  if (reading) return papers.beingRead;
  const { vendor, dated, amount, currency } = suggested ?? NOTHING_READ;
  const read = [vendor, dated && formatDate(dated), amount !== null && formatAmount({ amount, currency })].filter(
    Boolean,
  );
  return read.join('\u00a0· ') || m.pages({ count: pages ?? 1 });
}

const NOTHING_READ = { vendor: null, dated: null, amount: null, currency: null };

function NoDocuments() {
  return <EmptyState title={m.noDocuments}>{m.dropAbove}</EmptyState>;
}

const short = (text: string | null) => (text === null ? NONE : <span className={classes.short}>{text}</span>);

const COLUMNS: readonly Column<Document>[] = [
  {
    key: 'name',
    header: m.document,
    primary: true,
    cell: (document) => (
      <span className={classes.paper}>
        <PaperPicture document={document} variant="320" named={false} className={classes.small} />
        <span className={cx(classes.about, classes.short)}>{nameOf(document)}</span>
      </span>
    ),
    note: ({ found }) => found && `… ${found} …`,
  },
  { key: 'type', header: common.type, wraps: true, cell: typeOf },
  {
    key: 'vehicle',
    header: common.vehicle,
    wraps: true,
    cell: (document) => short(vehicleOf(document)),
  },
  { key: 'vendor', header: papers.vendor, wraps: true, cell: ({ vendor }) => short(vendor) },
  { key: 'dated', header: papers.dated, cell: ({ dated, dated_edtf }) => <DateText date={dated} edtf={dated_edtf} /> },
  { key: 'amount', header: papers.amount, align: 'end', cell: (document) => formatAmount(document) },
  { key: 'expires', header: papers.expires, phone: 'aside', cell: (document) => <Expiry document={document} /> },
];

function Expiry({ document }: { document: Document }) {
  const expiry = expiryOf(document, today());
  return expiry ? <Badge tone={expiry.tone}>{expiry.text}</Badge> : <DateText date={document.expires_on} />;
}
