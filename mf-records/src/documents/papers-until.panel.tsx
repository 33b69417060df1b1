import { formatDate, today } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Badge, NotYet, PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { nameOf, typeOf } from './document.names';
import { papersUntilQuery } from './documents.queries';
import * as m from '../messages/until';
import classes from './paper-list.module.css';

/** Papers of a vehicle that have expired by a given day. */
export default function PapersUntilPanel({ vehicleId, day }: CarnetSlots['track-day-ready']) {
  const papers = useLoaded(papersUntilQuery(vehicleId, day, today()));
  const { rows, total = 0 } = papers.data ?? {};
  const over = rows?.filter(({ expires_on }) => expires_on !== null && expires_on < day);
  return (
    <PanelFrame title={m.title}>
      {!over && <NotYet of={papers} />}
      {over?.length === 0 && <p className={classes.note}>{m.none}</p>}
      {over && over.length > 0 && (
        <ul className={classes.list}>
          {over.map((paper) => (
            <li key={paper.id} className={classes.row}>
              <div className={classes.what}>
                <Link to={paths.document(paper.id)}>{nameOf(paper)}</Link>
                <p className={classes.note}>{typeOf(paper)}</p>
              </div>
              <Badge tone="bad">{m.until({ day: formatDate(paper.expires_on) })}</Badge>
            </li>
          ))}
        </ul>
      )}
      {rows && total > rows.length && <p className={classes.more}>{m.more({ count: total - rows.length })}</p>}
    </PanelFrame>
  );
}
