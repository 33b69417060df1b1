import { Button, KeyValue, Notice, PanelFrame, Skeleton } from '@carnet/mf-kit/ui';
import { useLinks } from '@carnet/mf-kit/federation';
import classes from './dossiers.module.css';
import type { DossierEstimate } from './dossiers.queries';
import type { Estimated } from './use-estimate';
import * as m from '../messages/dossiers';

interface EstimateCardProps {
  estimate: Estimated;
  vehicleId: number;
}

/** Estimated content of the book with the current options. */
export function EstimateCard({ estimate, vehicleId }: EstimateCardProps) {
  const { data, error, refetch, stale } = estimate;
  return (
    <PanelFrame title={m.thisBook}>
      <div className={classes.estimate} aria-busy={stale || undefined}>
        {data ? <Counted estimate={data} /> : !error && <Skeleton height="13rem" />}
        {error && (
          <div className={classes.notCounted} role="status">
            {m.notCounted}
            <Button size="sm" onClick={() => void refetch()}>
              {m.countAgain}
            </Button>
          </div>
        )}
        {data && data.hidden_missing > 0 && <NotLookedThrough count={data.hidden_missing} vehicleId={vehicleId} />}
      </div>
    </PanelFrame>
  );
}

function Counted({ estimate }: { estimate: DossierEstimate }) {
  const { pages, entries, plates, papers, sheets, withheld } = estimate;
  const kept = withheld.prices + withheld.names + withheld.words;
  return (
    <>
      <p className={classes.pages} role="status">
        {m.aboutSoMany({ count: pages })}
      </p>
      <KeyValue
        items={[
          { label: m.entries, value: m.number({ count: entries }) },
          { label: m.photographs, value: m.number({ count: plates }) },
          { label: m.papers, value: sheets > 0 ? m.papersAndSheets({ papers, sheets }) : m.number({ count: papers }) },
          { label: m.withheldSoFar, value: kept > 0 ? m.places({ count: kept }) : m.nothing },
        ]}
      />
    </>
  );
}

/** Warns about papers that nobody has checked for withheld content. The book then only names them. */
function NotLookedThrough({ count, vehicleId }: { count: number; vehicleId: number }) {
  const papers = useLinks()('vehicle/papers', vehicleId);
  return (
    <Notice title={m.notLookedThrough({ count })}>
      <p>{m.notLookedThroughText}</p>
      {papers && (
        <p className={classes.noticeAction}>
          <Button size="sm" to={papers}>
            {m.lookThrough}
          </Button>
        </p>
      )}
    </Notice>
  );
}
