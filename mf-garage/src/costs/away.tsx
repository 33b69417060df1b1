import { Button, RetryIcon } from '@carnet/mf-kit/ui';
import { listed } from '../shared';
import classes from './costs.module.css';
import type { Costs } from './use-costs';
import * as m from '../messages/costs';

/** Names the domains that did not answer, with a button to retry. */
export function Away({ costs: { away, again } }: { costs: Costs }) {
  if (away.length === 0) return null;
  return (
    <div className={classes.away} role="alert">
      <span>{m.away({ things: listed([...new Set(away)]) })}</span>
      <Button size="sm" icon={<RetryIcon size={16} />} onClick={again}>
        {m.tryAgain}
      </Button>
    </div>
  );
}
