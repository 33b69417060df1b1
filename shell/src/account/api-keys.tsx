import { useState } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Badge, Button, Card, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { ConfirmButton, Section } from '@carnet/mf-kit/pages';
import { copyText } from '@carnet/mf-kit/forms';
import { useFocusInPlace } from '../use-focus-in-place';
import { ApiKeyForm } from './api-key-form';
import { type ApiKey, apiKeysQuery, endKey, type MadeKey } from './api-keys.queries';
import { expiryOf, reachOf, usesOf } from './api-keys.rules';
import * as m from '../messages/api-keys';
import classes from './api-keys.module.css';

/** Keys for programs that act for the person: creates them, shows the secret once, lists and revokes them. */
export default function ApiKeys() {
  const keys = useLoaded(apiKeysQuery);
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeKey | null>(null);
  const [isMaking, setMaking] = useState(false);
  const { opener, opened } = useFocusInPlace(isMaking);
  // Also after a failure, because a key may have been revoked elsewhere.
  const refresh = () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  const end = useMutation({ mutationFn: endKey, onSettled: refresh });
  if (!keys.data) return <NotYet of={keys} waiting={<ListSkeleton label={m.loading} />} />;

  function show(key: MadeKey) {
    setMade(key);
    setMaking(false);
    void refresh();
  }

  // Not shown if the key was revoked meanwhile.
  const shown = keys.data.some(({ id }) => id === made?.id) ? made : null;
  return (
    <Section title={m.title} note={m.explained}>
      <p className={classes.guide}>{m.guide({ docs: (text) => <a href="/api/docs">{text}</a> })}</p>
      {shown && <NewKey key={shown.id} made={shown} />}
      {end.error && <Notice tone="bad">{messageOf(end.error, m.endFailed)}</Notice>}
      <div ref={opened}>
        {isMaking ? (
          <ApiKeyForm onMade={show} onCancel={() => setMaking(false)} />
        ) : (
          <Button ref={opener} variant="primary" onClick={() => setMaking(true)}>
            {m.make}
          </Button>
        )}
      </div>
      {keys.data.length === 0 ? (
        <p className={classes.none}>{m.none}</p>
      ) : (
        <ul className={classes.list}>
          {keys.data.map((key) => (
            <KeyRow key={key.id} of={key} busy={end.isPending} onEnd={() => end.mutate(key.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface KeyRowProps {
  of: ApiKey;
  busy: boolean;
  onEnd: () => void;
}

function KeyRow({ of, busy, onEnd }: KeyRowProps) {
  const expiry = expiryOf(of, Date.now());
  return (
    <li>
      <Card className={classes.key}>
        <div>
          <h3 className={classes.name}>
            {of.name} {expiry.isOver && <Badge tone="bad">{m.over}</Badge>}
          </h3>
          <p className={classes.about}>
            <span className={classes.prefix}>{of.prefix}…</span>
            <span>{reachOf(of)}</span>
          </p>
          <p className={classes.about}>
            <span>{m.madeAt({ when: formatDateTime(of.created_at) })}</span>
            <span>{expiry.text}</span>
            <span>{usesOf(of)}</span>
          </p>
        </div>
        <ConfirmButton label={m.end} confirmLabel={m.confirmEnd} busy={busy} onConfirm={onEnd} />
      </Card>
    </li>
  );
}

/** Shows the new key once. The list does not contain it. */
function NewKey({ made }: { made: MadeKey }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => copyText(made.key).then(setCopied);
  return (
    <Card className={classes.made}>
      <Notice tone="good" title={m.shownOnce}>
        {m.keepIt}
      </Notice>
      <code className={classes.secret}>{made.key}</code>
      <div className={classes.buttons}>
        <Button variant="primary" onClick={() => void copy()}>
          {m.copy}
        </Button>
        <span role="status">{copied === true ? m.copied : copied === false && m.notCopied}</span>
      </div>
    </Card>
  );
}
