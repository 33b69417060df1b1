import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Badge, Button, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { deliveriesQuery, type Delivery, isUnderWay, sendAgain, type Webhook, webhooksQuery } from './webhooks.queries';
import { outcomeOf, triesOf } from './webhooks.rules';
import * as m from '../messages/webhooks';
import classes from './webhooks.module.css';

/** Deliveries of a webhook with their results, and a button to send one again. */
export function WebhookDeliveries({ of }: { of: Webhook }) {
  const deliveries = useLoaded(deliveriesQuery(of.id));
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: (id: number) => sendAgain(of.id, id),
    // Also refetches the list of webhooks, which shows the number of waiting deliveries.
    onSettled: () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
  if (!deliveries.data) return <NotYet of={deliveries} waiting={<ListSkeleton label={m.loadingDeliveries} />} />;
  const { rows, total } = deliveries.data;
  if (rows.length === 0) return <p className={classes.none}>{m.nothingSent}</p>;
  return (
    <>
      {again.error && <Notice tone="bad">{messageOf(again.error, m.againFailed)}</Notice>}
      <ul className={classes.list} aria-label={m.sent}>
        {rows.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            of={delivery}
            busy={again.isPending}
            onAgain={() => again.mutate(delivery.id)}
          />
        ))}
      </ul>
      {total > rows.length && <p className={classes.none}>{m.newestOf({ shown: rows.length, count: total })}</p>}
    </>
  );
}

const TONES = { delivered: 'good', waiting: 'warn', failed: 'bad' } as const;
const STATES = { delivered: m.delivered, waiting: m.waiting, failed: m.failedState };

interface DeliveryRowProps {
  of: Delivery;
  busy: boolean;
  onAgain: () => void;
}

function DeliveryRow({ of, busy, onAgain }: DeliveryRowProps) {
  const tries = triesOf(of);
  return (
    <li className={classes.delivery}>
      <div className={classes.head}>
        <span className={classes.name}>
          <code className={classes.code}>{of.type}</code> <Badge tone={TONES[of.state]}>{STATES[of.state]}</Badge>
        </span>
        {!isUnderWay(of) && (
          <Button
            size="sm"
            busy={busy}
            onClick={onAgain}
            aria-label={m.sendAgainOf({ type: of.type, when: formatDateTime(of.created_at) })}
          >
            {m.sendAgain}
          </Button>
        )}
      </div>
      <p className={classes.about}>
        <span>{formatDateTime(of.created_at)}</span>
        <span>{outcomeOf(of)}</span>
        {tries !== null && <span>{tries}</span>}
      </p>
      <details>
        <summary>{m.message}</summary>
        <pre className={classes.body}>{of.body}</pre>
        {of.answer !== null && of.answer !== '' && (
          <>
            <p className={classes.about}>{m.answer}</p>
            <pre className={classes.body}>{of.answer}</pre>
          </>
        )}
      </details>
    </li>
  );
}
