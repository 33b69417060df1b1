import { formatDate } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Badge, Button, Card, EmptyState, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { Section } from '@carnet/mf-kit/pages';
import { endSnooze, previewQuery, type Reminder, snooze } from './reminder-settings.queries';
import * as m from '../messages/reminder-settings';
import classes from './reminder-settings.module.css';

const A_WEEK = 7;

/** Reminders that would be sent today, and open reminders of earlier mails. */
export function ReminderPreview() {
  const preview = useLoaded(previewQuery);
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: previewQuery.queryKey });
  const put = useMutation({ mutationFn: snooze, onSettled });
  const end = useMutation({ mutationFn: endSnooze, onSettled });
  const failure = put.error ?? end.error;
  const busy = put.isPending || end.isPending;
  return (
    <Section title={m.preview} note={m.previewExplained}>
      {failure && <Notice tone="bad">{messageOf(failure, m.snoozeFailed)}</Notice>}
      {!preview.data ? (
        <NotYet of={preview} waiting={<ListSkeleton label={m.loadingPreview} />} />
      ) : preview.data.length === 0 ? (
        <EmptyState title={m.nothing}>{m.nothingExplained}</EmptyState>
      ) : (
        <ul className={classes.list}>
          {preview.data.map((reminder) => (
            <ReminderRow
              key={reminder.point}
              reminder={reminder}
              busy={busy}
              onSnooze={() => put.mutate({ point: reminder.point, days: A_WEEK })}
              onEnd={() => end.mutate(reminder.point)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ReminderRowProps {
  reminder: Reminder;
  busy: boolean;
  onSnooze: () => void;
  onEnd: () => void;
}

function ReminderRow({ reminder, busy, onSnooze, onEnd }: ReminderRowProps) {
  const { title, detail, path, kind, garage, is_news, snoozed_until } = reminder;
  return (
    <li>
      <Card className={classes.reminder}>
        <div className={classes.about}>
          <h3>
            {title} {is_news && <Badge tone={kind === 'overdue' ? 'bad' : 'good'}>{m.isNew}</Badge>}
          </h3>
          {garage && <p>{m.ofGarage({ name: garage })}</p>}
          <p>{detail}</p>
          {snoozed_until !== null && <p>{m.snoozedUntil({ day: formatDate(snoozed_until) })}</p>}
        </div>
        <div className={classes.buttons}>
          <Button size="sm" to={path} aria-label={m.seeNamed({ title })}>
            {m.see}
          </Button>
          {snoozed_until === null ? (
            <Button size="sm" disabled={busy} onClick={onSnooze} aria-label={m.laterNamed({ title })}>
              {m.later}
            </Button>
          ) : (
            <Button size="sm" disabled={busy} onClick={onEnd} aria-label={m.endSnoozeNamed({ title })}>
              {m.endSnooze}
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
