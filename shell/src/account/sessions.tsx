import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Badge, Card, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { ConfirmButton, Section } from '@carnet/mf-kit/pages';
import { endOtherSessions, endSession, type Session, sessionsQuery } from './sessions.queries';
import { deviceName, lastSeen } from './sessions.rules';
import * as m from '../messages/sessions';
import classes from './sessions.module.css';

/** The person's sessions, with a button to end each except this one. */
export default function Sessions() {
  const sessions = useLoaded(sessionsQuery);
  const queries = useQueryClient();
  // Also after a failure, because a session may have been ended elsewhere.
  const onSettled = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const end = useMutation({ mutationFn: endSession, onSettled });
  const endOthers = useMutation({ mutationFn: endOtherSessions, onSettled });
  if (!sessions.data) return <NotYet of={sessions} waiting={<ListSkeleton label={m.loading} />} />;
  const failure = end.error ?? endOthers.error;
  const busy = end.isPending || endOthers.isPending;
  const others = sessions.data.filter(({ current }) => !current);
  return (
    <Section title={m.title} note={m.explained}>
      {failure && <Notice tone="bad">{messageOf(failure, m.endFailed)}</Notice>}
      <ul className={classes.list}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={classes.only}>{m.nowhereElse}</p>
      ) : (
        <ConfirmButton
          label={m.endOthers}
          confirmLabel={m.confirmEndOthers}
          busy={busy}
          onConfirm={() => endOthers.mutate()}
        />
      )}
    </Section>
  );
}

const SIGNED_IN_BY = {
  password: m.byPassword,
  second_factor: m.bySecondFactor,
  passkey: m.byPasskey,
  provider: m.byProvider,
} as const;

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  return (
    <li>
      <Card className={classes.session}>
        <div>
          <h3 className={classes.device}>
            {deviceName(session.user_agent)} {session.current && <Badge tone="good">{m.here}</Badge>}
          </h3>
          <p className={classes.when}>
            {!session.current && <span>{lastSeen(session.last_seen_at)}</span>}
            <span>{m.signedIn({ when: formatDateTime(session.created_at) })}</span>
            {session.signed_in_by && <span>{SIGNED_IN_BY[session.signed_in_by]}</span>}
          </p>
        </div>
        {!session.current && <ConfirmButton label={m.end} confirmLabel={m.confirmEnd} busy={busy} onConfirm={onEnd} />}
      </Card>
    </li>
  );
}
