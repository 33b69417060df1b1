import { useEffect, useId, useState } from 'react';
import { Notice } from '@carnet/mf-kit/ui';
import { keepAnswers, keepsAnswers } from '../offline';
import * as m from '../messages/offline-copies';
import classes from '../choice.module.css';

/** A choice whether this browser keeps what is seen (ADR 82). Browsers keep it on safe pages alone. */
export function OfflineCopies() {
  const id = useId();
  const [keeps, setKeeps] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if ('caches' in window) keepsAnswers().then(setKeeps, () => undefined);
  }, []);
  if (!('caches' in window)) return <p className={classes.hint}>{m.overHttp}</p>;
  if (keeps === null) return null;
  const choose = (keep: boolean) => {
    setKeeps(keep);
    setFailed(false);
    keepAnswers(keep).catch(() => {
      setKeeps(!keep);
      setFailed(true);
    });
  };
  return (
    <div>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={keeps}
          aria-describedby={id}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        {m.label}
      </label>
      <p id={id} className={classes.hint}>
        {m.hint}
      </p>
      {failed && <Notice tone="bad">{m.failed}</Notice>}
    </div>
  );
}
