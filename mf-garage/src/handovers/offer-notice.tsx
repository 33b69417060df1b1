import { DateText } from '@carnet/mf-kit/formats';
import { messageOf, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice, Spinner } from '@carnet/mf-kit/ui';
import { useState } from 'react';
import classes from './handovers.module.css';
import { type Handover, handoversChanged, isMoving, withdrawOffer } from './handovers.queries';
import * as m from '../messages/handovers';

/** A vehicle's offer and its progress, as its giver sees it. */
export function OfferNotice({ offer }: { offer: Handover }) {
  const withdrawing = useAction(() => withdrawOffer(offer.id));
  if (isMoving(offer))
    return (
      <p className={classes.moving} role="status">
        <Spinner /> {m.movingTo({ email: offer.email })}
      </p>
    );
  return (
    <div className={classes.offer}>
      <Notice title={m.offeredTo({ email: offer.email })}>
        <p>
          {m.goodUntil} <DateText date={offer.expires_at} time />
        </p>
      </Notice>
      {withdrawing.error && <Notice tone="bad">{withdrawing.error}</Notice>}
      <div>
        <Button onClick={withdrawing.run} busy={withdrawing.busy}>
          {m.withdraw}
        </Button>
      </div>
    </div>
  );
}

/** Runs an action on an offer, with its pending and error state. */
export function useAction(act: () => Promise<unknown>) {
  const queries = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const run = () => {
    setState({ busy: true, error: null });
    act().then(
      () => handoversChanged(queries).then(() => setState({ busy: false, error: null })),
      (error: unknown) => setState({ busy: false, error: messageOf(error) }),
    );
  };
  return { ...state, run };
}
