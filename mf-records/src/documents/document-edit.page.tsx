import { useLoaded, useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { useEditing } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery, type VehicleOption, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { DocumentForm } from './document-form';
import { documentBody } from './document-form.schema';
import { nameOf } from './document.names';
import { type Document, DOCUMENT, documentQuery } from './documents.queries';
import { PaperPicture } from './paper-picture';
import * as m from '../messages/document-form';
import * as papers from '../messages/papers';
import classes from './documents.module.css';

const LIST = { to: paths.documents(), label: papers.documentation };

export default function DocumentEditPage() {
  const id = Number(useParams().id);
  const document = useLoadedForEditing(documentQuery(id));
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!document.data) return <NotYet of={document} missing={<NotFoundState text={papers.notFound} back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <EditForm key={id} document={document.data} vehicles={vehicleOptions(vehicles.data)} />;
}

function EditForm({ document, vehicles }: { document: Document; vehicles: VehicleOption[] }) {
  const { save, onSaved } = useEditing(DOCUMENT, document, paths.document);
  return (
    <PageFrame
      title={document.type ? m.editDocument : m.fileDocument}
      back={{ to: paths.document(document.id), label: nameOf(document) }}
    >
      <div className={classes.filing}>
        <DocumentForm
          document={document}
          vehicles={vehicles}
          cancelTo={paths.document(document.id)}
          save={(values) => save(documentBody(values))}
          onSaved={onSaved}
        />
        <div className={classes.page}>
          <PaperPicture document={document} variant="960" />
        </div>
      </div>
    </PageFrame>
  );
}
