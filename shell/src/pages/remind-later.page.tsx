import { useState } from 'react';
import {
  Button,
  formatDate,
  Link,
  ListSkeleton,
  messageOf,
  Notice,
  NotYet,
  queryOptions,
  SegmentedButtons,
  useLoaded,
  useLocation,
  useMutation,
  useTitle,
} from '@carnet/mf-kit';
import { api } from '../api';
import { AuthLayout } from './auth-layout';
import * as m from '../messages/remind-later';

const PATH = '/api/reminders/links';

/** What a letter told that is still so. It is asked for by POST: the secret is in no address. */
const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'reminder-link', token],
    queryFn: ({ signal }) => api.post(PATH, { token }, { signal, fallback: m.loadFailed }),
    retry: false,
  });

/** Where the link of a letter leads: puts off what it told, by a press, without signing in. */
export default function RemindLaterPage() {
  useTitle(m.title);
  const said = new URLSearchParams(useLocation().hash.replace(/^#/, ''));
  const [token, point] = [said.get('token'), said.get('point')];
  return (
    <AuthLayout title={m.title} foot={<Link to="/settings?tab=reminders">{m.toSettings}</Link>}>
      {token && point ? <Later key={point} token={token} point={point} /> : <Notice tone="warn">{m.linkEnded}</Notice>}
    </AuthLayout>
  );
}

const SPANS = [
  { value: '1', label: m.tomorrow },
  { value: '7', label: m.inAWeek },
  { value: '30', label: m.inAMonth },
];

function Later({ token, point }: { token: string; point: string }) {
  const told = useLoaded(linkQuery(token));
  const [days, setDays] = useState('7');
  const put = useMutation({
    mutationFn: () => api.post(`${PATH}/snooze`, { token, point, days: Number(days) }, { fallback: m.failed }),
  });
  if (!told.data) return <NotYet of={told} waiting={<ListSkeleton label={m.loading} />} />;
  const reminder = told.data.find((one) => one.point === point);
  if (!reminder) return <Notice tone="good">{m.gone}</Notice>;
  if (put.data)
    return (
      <Notice tone="good" title={reminder.title}>
        {m.done({ day: formatDate(put.data.until) })}
      </Notice>
    );
  return (
    <>
      <p>
        <b>{reminder.title}</b>
        <br />
        {reminder.detail}
      </p>
      {put.error && <Notice tone="bad">{messageOf(put.error, m.failed)}</Notice>}
      <SegmentedButtons label={m.when} options={SPANS} value={days} onChange={setDays} />
      <Button variant="primary" wide busy={put.isPending} onClick={() => put.mutate()}>
        {m.put}
      </Button>
    </>
  );
}
