import { Badge, formatNumber, Link, NotYet, PanelFrame, today, useLoaded } from '@carnet/mf-kit';
import { paths } from '../paths';
import { nameOf, typeOf, vehicleOf } from './document.names';
import { type Document, expiringDocumentsQuery } from './documents.queries';
import { expiryOf, toTellOf } from './expiry.rules';
import classes from './paper-list.module.css';

const SHOWN = 5;

/** What has run out or will soon, the longest ago first; nothing at all where nothing does. */
export default function ExpiringDocumentsPanel({ vehicleId }: CarnetPanels['records/expiring-documents']) {
  const day = today();
  const documents = useLoaded(expiringDocumentsQuery(day, vehicleId));
  const rows = toTellOf(documents.data ?? [], day);
  if (rows.length === 0 && !documents.error) return null;
  return (
    <PanelFrame title="Expiring documents" action={<Link to={paths.documentsByExpiry(vehicleId)}>All by expiry</Link>}>
      {documents.data ? <Expiring rows={rows} day={day} withVehicle={!vehicleId} /> : <NotYet of={documents} />}
    </PanelFrame>
  );
}

interface ExpiringProps {
  rows: readonly Document[];
  day: string;
  withVehicle: boolean;
}

function Expiring({ rows, day, withVehicle }: ExpiringProps) {
  const left = rows.length - SHOWN;
  return (
    <>
      <ul className={classes.list}>
        {rows.slice(0, SHOWN).map((document) => {
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
      {left > 0 && <p className={classes.more}>{formatNumber(left)} more</p>}
    </>
  );
}
