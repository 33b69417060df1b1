import type { PhotosOf } from '@carnet/contracts';
import { DateText, today } from '@carnet/mf-kit/formats';
import { useLoaded, useMay } from '@carnet/mf-kit/data';
import { Badge, Button, LateDialog, NotYet, PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { useState } from 'react';
import { paths } from '../paths';
import { isSame, FileDropzone, type Upload, useUploads } from '../uploads';
import { nameOf, typeOf } from './document.names';
import { type Document, recordDocumentsQuery } from './documents.queries';
import { expiryOf } from './expiry.rules';
import { PaperPicture } from './paper-picture';
import * as m from '../messages/document-panels';
import * as papers from '../messages/papers';
import classes from './paper-list.module.css';

const linkPaper = () => import('./link-paper');

/** Papers of a vehicle or a record, with buttons to add and link more. Renders nothing if there are none and the person may not add any. */
export default function RecordDocumentsPanel({ subject, id }: CarnetSlots['papers']) {
  const of = { subject, id };
  const [isLinking, link] = useState(false);
  const close = () => link(false);
  return (
    <>
      <OfRecord of={of} onLink={() => link(true)} />
      {isLinking && <LateDialog load={linkPaper} title={m.linkPaper} props={{ of, onClose: close }} onClose={close} />}
    </>
  );
}

function OfRecord({ of, onLink }: { of: PhotosOf; onLink: () => void }) {
  const { add } = useMay();
  const documents = useLoaded(recordDocumentsQuery(of));
  const uploads = useUploads().filter((upload) => upload.kind === 'document' && isSame(upload.of, of));
  const rows = documents.data?.rows ?? [];
  const coming = awaited(uploads, rows);
  const total = documents.data?.total ?? 0;
  const isEmpty = total + coming.length === 0 && !documents.error;
  if (!add && documents.data && isEmpty) return null;
  return (
    <PanelFrame
      title={papers.documents}
      action={total > rows.length && <Link to={paths.documentsOf(of)}>{m.allDocuments({ count: total })}</Link>}
    >
      {!isEmpty && (documents.data ? <Papers rows={rows} coming={coming} /> : <NotYet of={documents} />)}
      <FileDropzone kind="document" of={of} compact>
        {isEmpty ? m.noneYet : m.dropMore}
      </FileDropzone>
      <LinkButton onClick={onLink} />
    </PanelFrame>
  );
}

/** Links an existing paper, because one paper may belong to several records. */
const LinkButton = ({ onClick }: { onClick: () => void }) => (
  <p className={classes.more} data-screen-only>
    <Button wants="arrange" size="sm" variant="quiet" onClick={onClick}>
      {m.linkExisting}
    </Button>
  </p>
);

/** Uploads whose papers are not in the list yet. */
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
          <progress max={upload.bytes} value={upload.sent} aria-label={m.uploading({ name: upload.name })} />
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
                  <DateText date={document.dated} edtf={document.dated_edtf} />
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
