import { today } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Badge, NotYet, PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { nameOf, typeOf, vehicleOf } from './document.names';
import { type Document, expiringDocumentsQuery } from './documents.queries';
import { expiryOf } from './expiry.rules';
import * as m from '../messages/document-panels';
import classes from './paper-list.module.css';

/** Papers that have expired or will soon, earliest first. Renders nothing if there are none. */
export default function ExpiringDocumentsPanel({ vehicleId }: CarnetSlots['due-card']) {
  const day = today();
  const documents = useLoaded(expiringDocumentsQuery(day, vehicleId));
  const { rows = [], total = 0 } = documents.data ?? {};
  if (rows.length === 0 && !documents.error) return null;
  const all = <Link to={paths.documentsByExpiry(vehicleId)}>{m.allByExpiry}</Link>;
  return (
    <PanelFrame title={m.expiring} action={all}>
      {documents.data ? (
        <Expiring rows={rows} left={total - rows.length} day={day} withVehicle={!vehicleId} />
      ) : (
        <NotYet of={documents} />
      )}
    </PanelFrame>
  );
}

interface ExpiringProps {
  rows: readonly Document[];
  /** Number of papers beyond the list. */
  left: number;
  day: string;
  withVehicle: boolean;
}

function Expiring({ rows, left, day, withVehicle }: ExpiringProps) {
  return (
    <>
      <ul className={classes.list}>
        {rows.map((document) => {
          const expiry = expiryOf(document, day);
          const vehicle = withVehicle ? vehicleOf(document) : null;
          return (
            <li key={document.id} className={classes.row}>
              <div className={classes.what}>
                <Link to={paths.document(document.id)}>{nameOf(document)}</Link>
                <p className={classes.note}>{[typeOf(document), vehicle].filter(Boolean).join(' · ')}</p>
              </div>
              {expiry && <Badge tone={expiry.tone}>{expiry.text}</Badge>}
            </li>
          );
        })}
      </ul>
      {left > 0 && <p className={classes.more}>{m.more({ count: left })}</p>}
    </>
  );
}
