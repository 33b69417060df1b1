import { Button, InfoIcon, PanelFrame, WarningIcon } from '@carnet/mf-kit/ui';
import type { Vehicle } from '../lookups';
import { paths } from '../paths';
import type { Evidence } from './dossiers.queries';
import classes from './evidence.module.css';
import { findingTitle, readingsText } from './evidence.words';
import * as m from '../messages/evidence';

interface ContradictionListProps {
  evidence: Evidence;
  vehicle: Vehicle;
}

/** Contradictions of the odometer, with the owner's explanations. */
export function ContradictionList({ evidence: { findings }, vehicle: { id, odometer_unit } }: ContradictionListProps) {
  return (
    <PanelFrame
      title={m.contradictions}
      action={
        findings.length > 0 && (
          <Button size="sm" to={paths.odometer(id)}>
            {m.openOdometer}
          </Button>
        )
      }
    >
      {findings.length === 0 ? (
        <p className={classes.none}>{m.noContradictions}</p>
      ) : (
        <ul className={classes.findings}>
          {findings.map((finding, at) => (
            <li key={at}>
              {finding.explanation === null ? (
                <WarningIcon size={20} className={classes.open} />
              ) : (
                <InfoIcon size={20} className={classes.explained} />
              )}
              <div className={classes.what}>
                <h3>{findingTitle(finding)}</h3>
                <p>{readingsText(finding, odometer_unit)}</p>
                <p className={classes.note}>
                  {finding.explanation === null ? m.unexplained : m.explainedBy({ text: finding.explanation })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PanelFrame>
  );
}
