import { Button, PanelFrame } from '@carnet/mf-kit/ui';
import { type LinkName, useLinks } from '@carnet/mf-kit/federation';
import type { Vehicle } from '../lookups';
import { paths } from '../paths';
import type { Evidence } from './dossiers.queries';
import classes from './evidence.module.css';
import { gapText, gapTitle, whereToLook } from './evidence.words';
import * as m from '../messages/evidence';

type Gap = Evidence['gaps'][number];

/** Number of gaps shown at first. A disclosure shows the others. */
const SHOWN = 8;

interface GapListProps {
  evidence: Evidence;
  vehicle: Vehicle;
}

/** Times without entries, or without evidence, longest first, with hints where to look. */
export function GapList({ evidence: { gaps }, vehicle }: GapListProps) {
  const items = (some: readonly Gap[]) => (
    <ul className={classes.gaps}>
      {some.map((gap) => (
        <Item key={`${gap.kind} ${gap.from}`} gap={gap} vehicle={vehicle} />
      ))}
    </ul>
  );
  return (
    <PanelFrame title={m.gaps}>
      {gaps.length === 0 ? (
        <p className={classes.none}>{m.noGaps}</p>
      ) : (
        <>
          {items(gaps.slice(0, SHOWN))}
          {gaps.length > SHOWN && (
            <details className={classes.folded}>
              <summary>{m.moreGaps({ count: gaps.length - SHOWN })}</summary>
              {items(gaps.slice(SHOWN))}
            </details>
          )}
        </>
      )}
    </PanelFrame>
  );
}

function Item({ gap, vehicle: { id, odometer_unit } }: { gap: Gap; vehicle: Vehicle }) {
  const title = gapTitle(gap);
  return (
    <li data-kind={gap.kind}>
      <h3 className={classes.span}>{title}</h3>
      <div className={classes.what}>
        <p>{gapText(gap, odometer_unit)}</p>
        <p className={classes.note}>{whereToLook(gap)}</p>
      </div>
      <div className={classes.actions}>
        {gap.kind === 'nothing' && <Mend link="vehicle/log-service" label={m.addEvent} title={title} vehicleId={id} />}
        <Mend link="vehicle/papers" label={m.addPaper} title={title} vehicleId={id} />
        {gap.next === 'ask-previous-owner' && (
          <Button size="sm" to={paths.provenance(id)} aria-label={m.labelOf({ label: m.owners, what: title })}>
            {m.owners}
          </Button>
        )}
      </div>
    </li>
  );
}

interface MendProps {
  link: LinkName;
  label: string;
  title: string;
  vehicleId: number;
}

/** Link to the page that can fill the gap, if a remote has one. */
function Mend({ link, label, title, vehicleId }: MendProps) {
  const to = useLinks()(link, vehicleId);
  return (
    to && (
      <Button size="sm" to={to} aria-label={m.labelOf({ label, what: title })}>
        {label}
      </Button>
    )
  );
}
