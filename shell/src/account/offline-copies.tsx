import { useEffect, useId, useState } from 'react';
import { Notice } from '@carnet/mf-kit/ui';
import { keepAnswers, keepsAnswers } from '../offline';
import * as m from '../messages/offline-copies';
import classes from '../choice.module.css';

/** Setting: whether this browser stores fetched data for offline use (ADR 82). Needs HTTPS. */
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
