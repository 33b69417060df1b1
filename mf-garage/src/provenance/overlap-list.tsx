import { PanelFrame, WarningIcon } from '@carnet/mf-kit/ui';
import classes from './provenance.module.css';
import type { Provenance } from './provenance.queries';
import { daysText, ownerText } from './provenance.words';
import * as m from '../messages/provenance-tab';

/** The service lists no more overlaps than this. */
const OVERLAPS_TOLD = 100;

/** Owners whose times overlap, with their names and the days that both claim. */
export function OverlapList({ provenance: { overlaps, ownership } }: { provenance: Provenance }) {
  const named = (id: number) => {
    const chapter = ownership.find((one) => one.id === id);
    return chapter ? ownerText(chapter) : '';
  };
  return (
    <PanelFrame title={m.overlaps({ count: overlaps.length })}>
      <ul className={classes.overlaps}>
        {overlaps.map((overlap) => (
          <li key={`${overlap.first_id} ${overlap.second_id}`}>
            <WarningIcon size={20} className={classes.warning} />
            <p>
              {m.bothClaim({
                first: named(overlap.first_id),
                second: named(overlap.second_id),
                days: daysText(overlap),
              })}
            </p>
          </li>
        ))}
      </ul>
      {overlaps.length === OVERLAPS_TOLD && <p className={classes.note}>{m.firstOverlaps({ count: OVERLAPS_TOLD })}</p>}
    </PanelFrame>
  );
}
