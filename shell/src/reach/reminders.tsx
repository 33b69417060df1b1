import { useId, useState } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Card, ConfirmDialog, ListSkeleton, NotYet, Notice } from '@carnet/mf-kit/ui';
import { Section } from '@carnet/mf-kit/pages';
import { copyText } from '@carnet/mf-kit/forms';
import { useStepUp } from '../second-factor';
import { calendarQuery, endAddress, renewAddress, setOverdueToday } from './calendar.queries';
import * as m from '../messages/reminders';
import classes from './reminders.module.css';
import settings from '../choice.module.css';

/** Due points as a calendar subscription. */
export default function Reminders() {
  const calendar = useLoaded(calendarQuery);
  if (!calendar.data) return <NotYet of={calendar} waiting={<ListSkeleton label={m.loading} />} />;
  return (
    <Section title={m.title} note={m.explanation}>
      <Card className={classes.parts}>
        <CalendarAddress madeAt={calendar.data.made_at} />
        {calendar.data.made_at !== null && <OverdueToday isOn={calendar.data.overdue_today} />}
      </Card>
    </Section>
  );
}

type Question = 'renew' | 'end';

/** Creates, renews and ends the calendar URL. The URL is shown only once. */
function CalendarAddress({ madeAt }: { madeAt: string | null }) {
  const queries = useQueryClient();
  const [question, ask] = useState<Question | null>(null);
  const stepUp = useStepUp();
  const make = useMutation({
    mutationFn: () => stepUp.proven(renewAddress),
    onSuccess: ({ made_at, overdue_today }) => {
      queries.setQueryData(calendarQuery.queryKey, { made_at, overdue_today });
      ask(null);
    },
  });
  const end = useMutation({
    mutationFn: endAddress,
    onSuccess: () => {
      queries.setQueryData(calendarQuery.queryKey, { made_at: null, overdue_today: true });
      make.reset();
      ask(null);
    },
  });
  // Shows the URL created in this tab until another one is created elsewhere.
  const address = make.data?.made_at === madeAt ? make.data : undefined;
  if (madeAt === null)
    return (
      <>
        {make.error && <Notice tone="bad">{messageOf(make.error, m.makeFailed)}</Notice>}
        <Button variant="primary" busy={make.isPending} onClick={() => make.mutate()}>
          {m.make}
        </Button>
        {stepUp.dialog}
      </>
    );
  return (
    <>
      {address ? <NewAddress path={address.path} /> : <p>{m.madeAt({ time: formatDateTime(madeAt) })}</p>}
      <div className={classes.buttons}>
        <Button onClick={() => ask('renew')}>{m.renew}</Button>
        <Button variant="danger" onClick={() => ask('end')}>
          {m.end}
        </Button>
      </div>
      <ConfirmDialog
        opened={question === 'renew'}
        title={m.renewTitle}
        confirmLabel={m.renew}
        danger={false}
        busy={make.isPending}
        error={make.error}
        onConfirm={() => make.mutate()}
        onClose={() => ask(null)}
      >
        {m.renewText}
      </ConfirmDialog>
      <ConfirmDialog
        opened={question === 'end'}
        title={m.endTitle}
        confirmLabel={m.end}
        busy={end.isPending}
        error={end.error}
        onConfirm={() => end.mutate()}
        onClose={() => ask(null)}
      >
        {m.endText}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  );
}

/** Placement of overdue entries in the calendar. Updated optimistically, and reset after a failure. */
function OverdueToday({ isOn }: { isOn: boolean }) {
  const id = useId();
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: setOverdueToday,
    onSuccess: (calendar) => queries.setQueryData(calendarQuery.queryKey, calendar),
  });
  return (
    <div>
      <label className={settings.choice}>
        <input
          type="checkbox"
          checked={set.isPending ? set.variables : isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => set.mutate(currentTarget.checked)}
        />
        {m.overdueToday}
      </label>
      <p id={id} className={settings.hint}>
        {m.overdueExplained}
      </p>
      {set.error && <Notice tone="bad">{messageOf(set.error, m.overdueFailed)}</Notice>}
    </div>
  );
}

/** The URL with instructions. */
function NewAddress({ path }: { path: string }) {
  const address = new URL(path, window.location.href);
  return (
    <>
      <Notice tone="good" title={m.shownOnce}>
        {m.keepIt}
      </Notice>
      <p className={classes.address}>{address.href}</p>
      <Copy text={address.href} />
      <ul className={classes.ways}>
        <li>{m.apple({ link: (text) => <a href={`webcal://${address.host}${address.pathname}`}>{text}</a> })}</li>
        <li>{m.google}</li>
        <li>{m.outlook}</li>
      </ul>
    </>
  );
}

function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const press = () => copyText(text).then(setCopied);
  return (
    <div className={classes.buttons}>
      <Button variant="primary" onClick={() => void press()}>
        {m.copy}
      </Button>
      <span role="status">{copied === true ? m.copied : copied === false && m.notCopied}</span>
    </div>
  );
}
