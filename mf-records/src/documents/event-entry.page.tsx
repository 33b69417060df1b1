import {
  ApiError,
  NotFoundState,
  NotYet,
  PageFrame,
  useLoaded,
  useLoadedForEditing,
  useNavigate,
  useParams,
  useQueryClient,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, type VehicleOption, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { nameOf } from './document.names';
import { type Document, documentQuery } from './documents.queries';
import { EventEntryForm } from './event-entry-form';
import { servicesFor } from './event-entry.queries';
import { enter } from './event-entry.steps';
import { PaperPicture } from './paper-picture';
import * as papers from '../messages/papers';
import classes from './documents.module.css';

const LIST = { to: paths.documents(), label: papers.documentation };

/** An invoice beside the form that makes of it what it says: a service event, its parts, and the links to both. */
export default function EventEntryPage() {
  const id = Number(useParams().id);
  const document = useLoadedForEditing(documentQuery(id));
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!document.data) return <NotYet of={document} missing={<NotFoundState text={papers.notFound} back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <Entry key={id} document={document.data} vehicles={vehicleOptions(vehicles.data)} />;
}

function Entry({ document, vehicles }: { document: Document; vehicles: VehicleOption[] }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const services = servicesFor(document.id);
  const onSaved = (event: number) => {
    // What the other domains show of the vehicle has changed with it.
    for (const key of [['service'], ['garage'], ['records', 'documents'], ['records', 'subjects']])
      void queries.invalidateQueries({ queryKey: key });
    void navigate(paths.serviceEvent(event));
  };
  return (
    <PageFrame title={papers.enterEvent} back={{ to: paths.document(document.id), label: nameOf(document) }}>
      <div className={classes.filing}>
        <EventEntryForm
          document={document}
          vehicles={vehicles}
          cancelTo={paths.document(document.id)}
          save={(values, tell) => enter(values, services, tell).catch(withoutFields)}
          onSaved={onSaved}
        />
        <div className={classes.page}>
          <PaperPicture document={document} variant="2048" />
        </div>
      </div>
    </PageFrame>
  );
}

/** A service names its own fields, of a part or an event: the sentence tells which, and no field of this form is meant. */
function withoutFields(error: unknown): never {
  throw error instanceof ApiError ? new ApiError(error.message, error.status, [], error.retryAfter) : error;
}
