import { ApiError, useLoaded, useLoadedForEditing, useQueryClient } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useNavigate, useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { type Invoice, invoiceQuery, InvoiceFindings, InvoiceSheet } from '../invoices';
import { vehicleChoicesQuery, type VehicleOption, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { nameOf } from './document.names';
import { type Document, documentQuery } from './documents.queries';
import { EventEntryForm } from './event-entry-form';
import { servicesFor } from './event-entry.queries';
import { enter, type Entered } from './event-entry.steps';
import { PaperPicture } from './paper-picture';
import * as papers from '../messages/papers';
import classes from './documents.module.css';

const LIST = { to: paths.documents(), label: papers.documentation };

/** Creates a service event, its parts and their links from an invoice, which is shown beside the form. */
export default function EventEntryPage() {
  const id = Number(useParams().id);
  const document = useLoadedForEditing(documentQuery(id));
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!document.data) return <NotYet of={document} missing={<NotFoundState text={papers.notFound} back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  const entry = { document: document.data, vehicles: vehicleOptions(vehicles.data) };
  return document.data.invoice ? <EntryOfInvoice key={id} {...entry} /> : <Entry key={id} {...entry} invoice={null} />;
}

interface EntryProps {
  document: Document;
  vehicles: VehicleOption[];
}

function EntryOfInvoice(entry: EntryProps) {
  const invoice = useLoaded(invoiceQuery(entry.document.id));
  if (!invoice.data) return <NotYet of={invoice} />;
  return <Entry {...entry} invoice={invoice.data} />;
}

function Entry({ document, vehicles, invoice }: EntryProps & { invoice: Invoice | null }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const services = servicesFor(document.id, invoice);
  const onSaved = ({ event, left }: Entered) => {
    // The new event also changes data of other domains.
    for (const key of [['service'], ['garage'], ['records', 'documents'], ['records', 'subjects']])
      void queries.invalidateQueries({ queryKey: key });
    void navigate(left === null ? paths.serviceEvent(event) : paths.enterEvent(left));
  };
  return (
    <PageFrame title={papers.enterEvent} back={{ to: paths.document(document.id), label: nameOf(document) }}>
      {invoice && document.variants.length > 0 && <InvoiceFindings invoice={invoice} />}
      <div className={classes.filing}>
        <EventEntryForm
          document={document}
          invoice={invoice}
          vehicles={vehicles}
          cancelTo={paths.document(document.id)}
          save={(values, tell) => enter(values, services, tell).catch(withoutFields)}
          onSaved={onSaved}
        />
        {invoice && document.variants.length === 0 ? (
          <InvoiceSheet invoice={invoice} isBrief />
        ) : (
          <div className={classes.page}>
            <PaperPicture document={document} variant="2048" />
          </div>
        )}
      </div>
    </PageFrame>
  );
}

/** Drops the field names of a service's error: they are not this form's fields. The message is enough. */
function withoutFields(error: unknown): never {
  throw error instanceof ApiError ? new ApiError(error.message, error.status, [], error.retryAfter) : error;
}
