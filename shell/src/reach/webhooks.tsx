import { useState } from 'react';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Badge, Button, Card, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { ConfirmButton, Section } from '@carnet/mf-kit/pages';
import { copyText } from '@carnet/mf-kit/forms';
import { useStepUp } from '../second-factor';
import { useFocusInPlace } from '../use-focus-in-place';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookForm } from './webhook-form';
import {
  changeWebhook,
  deleteWebhook,
  makeWebhook,
  type NewWebhook,
  renewSecret,
  tryWebhook,
  type Webhook,
  webhooksQuery,
} from './webhooks.queries';
import { eventsOf, hostOf, stateOf } from './webhooks.rules';
import * as m from '../messages/webhooks';
import classes from './webhooks.module.css';

/** A secret that was just created and is shown once. */
interface Told {
  id: number;
  secret: string;
  isRenewed: boolean;
}

/** Webhooks of the person: creates, tests and changes them, and lists their deliveries. */
export default function Webhooks() {
  const webhooks = useLoaded(webhooksQuery);
  const queries = useQueryClient();
  const [told, setTold] = useState<Told | null>(null);
  const [isMaking, setMaking] = useState(false);
  const { opener, opened } = useFocusInPlace(isMaking);
  const refresh = () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  if (!webhooks.data) return <NotYet of={webhooks} waiting={<ListSkeleton label={m.loading} />} />;

  function tell(secret: Told) {
    setTold(secret);
    setMaking(false);
    void refresh();
  }

  return (
    <Section title={m.title} note={m.explained}>
      <p className={classes.none}>{m.guide({ docs: (text) => <a href="/api/docs">{text}</a> })}</p>
      <div ref={opened}>
        {isMaking ? (
          <WebhookForm
            of={null}
            save={makeWebhook}
            onSaved={({ id, secret }) => tell({ id, secret, isRenewed: false })}
            onCancel={() => setMaking(false)}
          />
        ) : (
          <Button ref={opener} variant="primary" onClick={() => setMaking(true)}>
            {m.make}
          </Button>
        )}
      </div>
      {webhooks.data.length === 0 ? (
        <p className={classes.none}>{m.noneYet}</p>
      ) : (
        <ul className={classes.list}>
          {webhooks.data.map((webhook) => (
            <li key={webhook.id}>
              <Card className={classes.webhook}>
                {told?.id === webhook.id && <NewSecret key={told.secret} told={told} />}
                <WebhookRow of={webhook} refresh={refresh} onTold={tell} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface WebhookRowProps {
  of: Webhook;
  refresh: () => Promise<void>;
  onTold: (told: Told) => void;
}

function WebhookRow({ of, refresh, onTold }: WebhookRowProps) {
  const [isChanging, setChanging] = useState(false);
  const { opener, opened } = useFocusInPlace(isChanging);
  const [isOpen, setOpen] = useState(false);
  const stepUp = useStepUp();
  // Also after a failure, because the webhook may have been changed elsewhere.
  const onSettled = refresh;
  const remove = useMutation({ mutationFn: () => deleteWebhook(of.id), onSettled });
  const trial = useMutation({ mutationFn: () => tryWebhook(of.id), onSuccess: () => setOpen(true), onSettled });
  const renew = useMutation({
    mutationFn: () => stepUp.proven(() => renewSecret(of.id)),
    onSuccess: ({ secret }) => onTold({ id: of.id, secret, isRenewed: true }),
  });
  if (isChanging)
    return (
      <div ref={opened}>
        <WebhookForm
          of={of}
          save={(body: NewWebhook) => changeWebhook(of, body)}
          onSaved={() => {
            setChanging(false);
            void refresh();
          }}
          onCancel={() => setChanging(false)}
        />
      </div>
    );
  const failure =
    (remove.error && messageOf(remove.error, m.deleteFailed)) ??
    (trial.error && messageOf(trial.error, m.tryFailed)) ??
    (renew.error && messageOf(renew.error, m.renewFailed));
  return (
    <>
      <div>
        <h3 className={classes.name}>
          {of.name} {!of.enabled && <Badge tone={of.disabled_because ? 'bad' : 'neutral'}>{m.off}</Badge>}
        </h3>
        <p className={classes.about}>
          <span className={classes.code}>{hostOf(of)}</span>
          <span>{eventsOf(of)}</span>
        </p>
        {stateOf(of).map((sentence) => (
          <p key={sentence} className={classes.about}>
            {sentence}
          </p>
        ))}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={classes.buttons}>
        {of.enabled && (
          <Button busy={trial.isPending} onClick={() => trial.mutate()}>
            {m.tryIt}
          </Button>
        )}
        <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {m.sent}
        </Button>
        <Button ref={opener} onClick={() => setChanging(true)}>
          {m.edit}
        </Button>
        <ConfirmButton
          label={m.renew}
          confirmLabel={m.confirmRenew}
          busy={renew.isPending}
          onConfirm={() => renew.mutate()}
        />
        <ConfirmButton
          label={m.remove}
          confirmLabel={m.confirmDelete}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </div>
      {isOpen && <WebhookDeliveries of={of} />}
      {stepUp.dialog}
    </>
  );
}

/** Shows the new secret once. The list does not contain it. */
function NewSecret({ told }: { told: Told }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => copyText(told.secret).then(setCopied);
  return (
    <>
      <Notice tone="good" title={m.shownOnce}>
        {told.isRenewed ? m.keepRenewed : m.keepIt}
      </Notice>
      <code className={classes.secret}>{told.secret}</code>
      <div className={classes.buttons}>
        <Button variant="primary" onClick={() => void copy()}>
          {m.copy}
        </Button>
        <span role="status">{copied === true ? m.copied : copied === false && m.notCopied}</span>
      </div>
    </>
  );
}
