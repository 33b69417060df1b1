import { Badge, DateText, formatCount, Link, NotYet, PanelFrame, today, useLoaded } from '@carnet/mf-kit';
import { paths } from '../paths';
import { isSame, FileDropzone, type Upload, useUploads } from '../uploads';
import { nameOf, typeOf } from './document.names';
import { type Document, recordDocumentsQuery } from './documents.queries';
import { expiryOf } from './expiry.rules';
import { PaperPicture } from './paper-picture';
import classes from './paper-list.module.css';

/** The papers of a vehicle or a record, and where more are added. Without any it is one line. */
export default function RecordDocumentsPanel({ subject, id }: CarnetPanels['records/documents']) {
  const of = { subject, id };
  const documents = useLoaded(recordDocumentsQuery(of));
  const uploads = useUploads().filter((upload) => upload.kind === 'document' && isSame(upload.of, of));
  const rows = documents.data?.rows ?? [];
  const coming = awaited(uploads, rows);
  const total = documents.data?.total ?? 0;
  if (total + coming.length === 0 && !documents.error)
    return (
      <section aria-label="Documents">
        <FileDropzone kind="document" of={of} compact>
          No documents yet. Drop invoices, letters or certificates here.
        </FileDropzone>
      </section>
    );
  return (
    <PanelFrame
      title="Documents"
      action={total > rows.length && <Link to={paths.documentsOf(of)}>All {formatCount(total, 'document')}</Link>}
    >
      {documents.data ? <Papers rows={rows} coming={coming} /> : <NotYet of={documents} />}
      <FileDropzone kind="document" of={of} compact>
        Drop more papers here.
      </FileDropzone>
    </PanelFrame>
  );
}

/** Those that are not in the list yet. */
function awaited(uploads: readonly Upload[], rows: readonly Document[]): readonly Upload[] {
  const newest = Math.max(0, ...rows.map(({ id }) => id));
  return uploads.filter(({ state, fileId }) => state !== 'failed' && (fileId === null || fileId > newest));
}

function Papers({ rows, coming }: { rows: readonly Document[]; coming: readonly Upload[] }) {
  return (
    <ul className={classes.list}>
      {coming.map((upload) => (
        <li key={upload.id} className={classes.row}>
          <span className={classes.what}>{upload.name}</span>
          <progress max={upload.bytes} value={upload.sent} aria-label={`${upload.name}, uploading`} />
        </li>
      ))}
      {rows.map((document) => (
        <li key={document.id} className={classes.row}>
          <PaperPicture document={document} variant="320" named={false} className={classes.picture} />
          <div className={classes.what}>
            <Link to={paths.document(document.id)}>{nameOf(document)}</Link>
            <p className={classes.note}>
              {typeOf(document)}
              {document.dated && (
                <>
                  {' · '}
                  <DateText date={document.dated} />
                </>
              )}
            </p>
          </div>
          <ExpiryBadge document={document} />
        </li>
      ))}
    </ul>
  );
}

function ExpiryBadge({ document }: { document: Document }) {
  const expiry = expiryOf(document, today());
  return expiry && <Badge tone={expiry.tone}>{expiry.text}</Badge>;
}
