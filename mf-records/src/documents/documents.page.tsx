import {
  Badge,
  Button,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  FilteredList,
  FilterSelect,
  formatCount,
  PageFrame,
  SearchField,
  Section,
  today,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { FileDropzone } from '../uploads';
import { STATE_NOTES, TYPE_OPTIONS } from './document.constants';
import { formatAmount, nameOf, typeOf } from './document.names';
import { type Document, DOCUMENT_FILTERS, documentsQuery, inboxQuery } from './documents.queries';
import { expiryOf } from './expiry.rules';
import { PaperPicture } from './paper-picture';
import classes from './documents.module.css';

const ofVehicle = (id: string) => (id ? { subject: 'vehicle' as const, id: Number(id) } : null);

const SORTS = [
  { value: '', label: 'Date, newest first' },
  { value: 'oldest', label: 'Date, oldest first' },
  { value: 'expires', label: 'What expires first' },
  { value: 'added', label: 'Last added' },
  { value: 'name', label: 'Name' },
];

export default function DocumentsPage() {
  const filters = useUrlFilters(DOCUMENT_FILTERS);
  const { values, set } = filters;
  const documents = useInfiniteQuery(documentsQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const isTrash = values.deleted !== '';
  return (
    <PageFrame
      title="Documentation"
      subtitle="The papers of your vehicles, in one place, found by what they say."
      actions={
        <Button onClick={() => set({ deleted: isTrash ? '' : 'true' })}>{isTrash ? 'Leave Trash' : 'Trash'}</Button>
      }
    >
      {!isTrash && (
        <>
          <FileDropzone kind="document" of={ofVehicle(values.vehicle_id)} compact>
            PDF or pictures: drop them here, or paste them. File them now or later.
          </FileDropzone>
          <Inbox />
        </>
      )}
      <FilteredList
        query={documents}
        loading="Loading documents..."
        filters={filters}
        label="Filter documents"
        one="document"
        fields={
          <>
            <SearchField
              label="Search"
              placeholder="Title, vendor, number, tag or text"
              value={values.search}
              onChange={(search) => set({ search })}
            />
            <FilterSelect
              label="Type"
              value={values.type}
              onChange={(type) => set({ type })}
              options={[{ value: '', label: 'All types' }, ...TYPE_OPTIONS]}
            />
            <FilterSelect
              label="Vehicle"
              value={values.vehicle_id}
              onChange={(vehicle_id) => set({ vehicle_id })}
              options={[{ value: '', label: 'All vehicles' }, ...vehicleOptions(vehicles.data ?? [])]}
            />
            <FilterSelect label="Sort by" value={values.sort} onChange={(sort) => set({ sort })} options={SORTS} />
          </>
        }
        none={<NoDocuments />}
        noMatch={isTrash ? 'The trash is empty.' : 'No documents found matching your filters.'}
      >
        {(rows, stale) => (
          <DataTable
            caption="Documents"
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

/** What came and nobody has filed yet. */
function Inbox() {
  const inbox = useLoaded(inboxQuery());
  if (!inbox.data || inbox.data.rows.length === 0) return null;
  return (
    <Section title={formatCount(inbox.data.total, 'paper to file', 'papers to file')}>
      <ul className={classes.inbox}>
        {inbox.data.rows.map((document) => (
          <li key={document.id} className={classes.incoming}>
            <PaperPicture document={document} variant="320" named={false} className={classes.small} />
            <span className={classes.about}>
              {nameOf(document)}
              <span className={classes.file}>{STATE_NOTES[document.state] ?? noteOf(document)}</span>
            </span>
            <Button to={paths.editDocument(document.id)} size="sm" aria-label={`File ${nameOf(document)}`}>
              File
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function noteOf({ pages, suggested }: Document): string {
  return suggested?.vendor ?? formatCount(pages ?? 1, 'page');
}

function NoDocuments() {
  return (
    <EmptyState title="No documents yet.">
      Drop registration, insurance, invoices and letters above: they are kept here, and found by what they say.
    </EmptyState>
  );
}

const COLUMNS: readonly Column<Document>[] = [
  {
    key: 'name',
    header: 'Document',
    primary: true,
    cell: (document) => (
      <span className={classes.paper}>
        <PaperPicture document={document} variant="320" named={false} className={classes.small} />
        <span className={classes.about}>{nameOf(document)}</span>
      </span>
    ),
    note: ({ found }) => found && `… ${found} …`,
  },
  { key: 'type', header: 'Type', wraps: true, cell: typeOf },
  {
    key: 'vehicle',
    header: 'Vehicle',
    wraps: true,
    cell: ({ nickname, year, make, model }) =>
      year !== null && make !== null && model !== null ? vehicleName({ nickname, year, make, model }) : '—',
  },
  { key: 'vendor', header: 'Vendor', wraps: true, cell: ({ vendor }) => vendor ?? '—' },
  { key: 'dated', header: 'Dated', cell: ({ dated }) => <DateText date={dated} /> },
  { key: 'amount', header: 'Amount', align: 'end', cell: (document) => formatAmount(document) },
  { key: 'expires', header: 'Expires', phone: 'aside', cell: (document) => <Expiry document={document} /> },
];

function Expiry({ document }: { document: Document }) {
  const expiry = expiryOf(document, today());
  return expiry ? <Badge tone={expiry.tone}>{expiry.text}</Badge> : <DateText date={document.expires_on} />;
}
