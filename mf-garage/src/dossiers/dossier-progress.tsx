import { Button, CheckIcon, cx, Notice, PanelFrame, Spinner } from '@carnet/mf-kit/ui';
import { useEffect, useState } from 'react';
import { STEPS } from './dossier.rules';
import { STATES, stateText } from './dossier.words';
import classes from './dossier.module.css';
import type { Dossier } from './dossiers.queries';
import * as m from '../messages/dossier';

interface DossierProgressProps {
  dossier: Dossier;
  onLook: () => void;
}

/** Progress of a book, as text and as steps. The person may leave the page. */
export function DossierProgress({ dossier, onLook }: DossierProgressProps) {
  const at = STEPS.findIndex((step) => step === dossier.state);
  const isLong = useIsLong(dossier);
  const { done, of } = dossier;
  const isCounted = of > 0;
  return (
    <PanelFrame title={m.beingMade}>
      <ol className={classes.steps}>
        {STEPS.map((step, i) => (
          <li
            key={step}
            className={cx(i < at && classes.done, i === at && classes.now)}
            aria-current={i === at ? 'step' : undefined}
          >
            <span className={classes.lamp} aria-hidden>
              {i < at ? <CheckIcon size={14} /> : i === at && <Spinner />}
            </span>
            {STATES[step]}
          </li>
        ))}
      </ol>
      {dossier.waiting ? (
        <Notice>{stateText(dossier)}</Notice>
      ) : (
        <p className={classes.state} role="status">
          {stateText(dossier)}
        </p>
      )}
      {isCounted && <progress className={classes.bar} value={done} max={of} aria-label={STATES[dossier.state]} />}
      <p className={classes.note}>{m.mayLeave}</p>
      {isLong && (
        <div className={classes.long}>
          {m.takesLong}
          <Button size="sm" onClick={onLook}>
            {m.lookAgain}
          </Button>
        </div>
      )}
    </PanelFrame>
  );
}

/** Milliseconds without progress until the page says that it takes long. */
const LONG = 60_000;

/** Tells whether the book has made no progress for `LONG`. */
function useIsLong({ state, done, place }: Dossier): boolean {
  const at = `${state} ${done} ${place}`;
  const [longAt, setLongAt] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLongAt(at), LONG);
    return () => clearTimeout(timer);
  }, [at]);
  return longAt === at;
}
