import { Button, InfoIcon, PanelFrame, WarningIcon } from '@carnet/mf-kit/ui';
import type { Doing } from './doing';
import classes from './odometer.module.css';
import type { Finding, Odometer } from './odometer.queries';
import { FINDING_TITLES, FINDINGS_WITHIN, findingText, isSame } from './odometer.words';
import * as m from '../messages/odometer';

interface FindingListProps {
  odometer: Odometer;
  onDo: (doing: Doing) => void;
}

/** An old car has many gaps without readings. This many are shown; a disclosure shows the others. */
const SILENCES_SHOWN = 2;

/** Findings, each with ways to explain it. Contradictions come before missing readings. */
export function FindingList({ odometer, onDo }: FindingListProps) {
  const { findings } = odometer;
  const wrong = findings.filter(({ kind }) => kind !== 'silent');
  const silent = findings.filter(({ kind }) => kind === 'silent').reverse();
  const open = silent.length > SILENCES_SHOWN && wrong.length > 0 ? [] : silent.slice(0, SILENCES_SHOWN);
  const folded = silent.slice(open.length);
  const items = (some: readonly Finding[]) => (
    <ul className={classes.findings}>
      {some.map((finding) => (
        <Item key={`${finding.before.source} ${finding.before.id}`} finding={finding} odometer={odometer} onDo={onDo} />
      ))}
    </ul>
  );
  return (
    <PanelFrame title={m.findings({ count: findings.length })}>
      {items([...wrong, ...open])}
      {folded.length > 0 && (
        <details className={classes.folded}>
          <summary>{(open.length > 0 ? m.moreSilences : m.silences)({ count: folded.length })}</summary>
          {items(folded)}
        </details>
      )}
    </PanelFrame>
  );
}

interface ItemProps {
  finding: Finding;
  odometer: Odometer;
  onDo: (doing: Doing) => void;
}

function Item({ finding, odometer, onDo }: ItemProps) {
  const { readings } = odometer;
  const before = readings.find((reading) => isSame(reading, finding.before));
  const after = readings.find((reading) => isSame(reading, finding.after));
  if (!before || !after) return null;
  const title = FINDING_TITLES[finding.kind];
  const isSilent = finding.kind === 'silent';
  return (
    <li>
      {isSilent ? (
        <InfoIcon size={20} className={classes.info} />
      ) : (
        <WarningIcon size={20} className={classes.warning} />
      )}
      <div className={classes.what}>
        <h3>{title}</h3>
        <p>{findingText(finding, odometer, before, after)}</p>
      </div>
      <Button
        wants="touch"
        size="sm"
        aria-label={m.explainFinding({ finding: FINDINGS_WITHIN[finding.kind], day: after.read_on })}
        onClick={() => onDo({ kind: 'explain', ways: finding.explanations, before, after })}
      >
        {m.explain}
      </Button>
    </li>
  );
}
