import { NONE } from '@carnet/mf-kit/formats';
import { Card } from '@carnet/mf-kit/ui';
import type { ReactNode } from 'react';
import { listed } from '../shared';
import classes from './provenance.module.css';
import type { Identity, Provenance } from './provenance.queries';
import { durationText, nobodyKnown, partText } from './provenance.words';
import { knownSince, numbersText } from './summary.words';
import * as m from '../messages/provenance-tab';

/** Answers to a buyer's first questions. */
export function ProvenanceSummary({ provenance }: { provenance: Provenance }) {
  const { gaps, ownership, summary } = provenance;
  return (
    <Card>
      <dl className={classes.figures}>
        <Figure label={m.knownOwners} note={sinceText(provenance)}>
          {summary.owners}
        </Figure>
        {ownership.length > 0 && (
          <Figure label={m.nobodyKnown} note={m.gaps({ count: gaps.length })}>
            {gaps.length > 0 ? durationText(nobodyKnown(gaps)) : m.never}
          </Figure>
        )}
        <Figure label={m.numbers} note={numbersNote(provenance)}>
          <span className={classes.capital}>{numbersText(provenance) || NONE}</span>
        </Figure>
      </dl>
    </Card>
  );
}

function sinceText(provenance: Provenance): string {
  const since = knownSince(provenance);
  return since ? m.since(since) : '';
}

/** Names the parts that were replaced; otherwise the parts for which this is unknown. */
function numbersNote({ identities }: Provenance): string {
  if (identities.length === 0) return m.noneYet;
  const partsOf = (wanted: Identity['match']) => identities.filter(({ match }) => match === wanted).map(partText);
  const [replaced, open] = [partsOf('replaced'), partsOf('not-known')];
  if (replaced.length > 0) return m.replacedParts({ parts: listed(replaced) });
  return open.length > 0 ? m.openParts({ parts: listed(open) }) : m.allAsBuilt;
}

function Figure({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children}</span>
        <span className={classes.note}>{note}</span>
      </dd>
    </div>
  );
}
