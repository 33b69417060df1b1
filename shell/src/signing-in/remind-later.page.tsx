import type { notify } from '@carnet/contracts';
import { useCallback, useEffect, useState } from 'react';
import { formatDate } from '@carnet/mf-kit/formats';
import { Button, ErrorState, ListSkeleton, Notice, Skeleton, useTitle } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { ChoiceField, KitForm, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { AuthLayout } from './auth-layout';
import { Unsubscribe } from './unsubscribe';
import { useHash } from './use-hash';
import * as m from '../messages/remind-later';

const PATH = '/api/reminders/links';

type Reminder = notify.ReminderView;

/** Target of links in reminder mails. Snoozes reminders or ends the mails by a click, without signing in. */
export default function RemindLaterPage() {
  const hash = useHash();
  const said = new URLSearchParams(hash?.replace(/^#/, ''));
  const unsubscribe = said.get('unsubscribe');
  return unsubscribe ? <Unsubscribe token={unsubscribe} /> : <RemindLater hash={hash} said={said} />;
}

function RemindLater({ hash, said }: { hash: string | null; said: URLSearchParams }) {
  useTitle(m.title);
  const [token, point] = [said.get('token'), said.get('point')];
  return (
    <AuthLayout title={m.title} foot={<Link to="/settings?tab=reminders">{m.toSettings}</Link>}>
      {hash === null && <Skeleton height="8rem" />}
      {token && point && <Told key={point} token={token} point={point} />}
      {hash !== null && !(token && point) && <Notice tone="warn">{m.linkEnded}</Notice>}
    </AuthLayout>
  );
}

interface LinkProps {
  token: string;
  point: string;
}

/** Open reminders of the mail. Requested by POST, so that the secret is not in a URL. */
function Told({ token, point }: LinkProps) {
  const [told, setTold] = useState<Reminder[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const ask = useCallback(
    () => void api.post(PATH, { token }, { fallback: m.loadFailed }).then(setTold, setError),
    [token],
  );
  useEffect(ask, [ask]);
  const again = () => {
    setError(null);
    ask();
  };
  if (error) return <ErrorState error={error} fallback={m.loadFailed} onRetry={again} />;
  if (!told) return <ListSkeleton label={m.loading} />;
  const reminder = told.find((one) => one.point === point);
  return reminder ? <Later token={token} reminder={reminder} /> : <Notice tone="good">{m.gone}</Notice>;
}

const SPANS = [
  { value: '1', label: m.tomorrow },
  { value: '7', label: m.inAWeek },
  { value: '30', label: m.inAMonth },
];

function Later({ token, reminder }: { token: string; reminder: Reminder }) {
  const { point, title, detail, garage } = reminder;
  const [until, setUntil] = useState<string | null>(null);
  const form = useKitForm<{ days: string }, notify.SnoozedView>({
    initial: { days: '7' },
    save: ({ days }) => api.post(`${PATH}/snooze`, { token, point, days: Number(days) }, { fallback: m.failed }),
    onSaved: (snoozed) => setUntil(snoozed.until),
    fallback: m.failed,
    guard: false,
  });
  if (until !== null)
    return (
      <Notice tone="good" title={title}>
        {m.done({ day: formatDate(until) })}
      </Notice>
    );
  return (
    <KitForm form={form} label={m.title}>
      <p>
        <b>{title}</b>
        <br />
        {garage && (
          <>
            {m.ofGarage({ name: garage })}
            <br />
          </>
        )}
        {detail}
      </p>
      <ChoiceField form={form} name="days" label={m.when} options={SPANS} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {m.put}
      </Button>
    </KitForm>
  );
}
