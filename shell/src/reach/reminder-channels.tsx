import { useState } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Badge, Button, Card, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { ConfirmButton, Section } from '@carnet/mf-kit/pages';
import { deviceName } from '../account';
import { useStepUp } from '../second-factor';
import { useFocusInPlace } from '../use-focus-in-place';
import {
  addThisBrowser,
  type Channel,
  type Channels,
  channelsQuery,
  endChannel,
  tryChannel,
  tryMail,
  turnChannel,
} from './reminder-channels.queries';
import { canNotify, NotSubscribed, unsubscribe } from './this-browser';
import { TopicForm } from './topic-form';
import * as m from '../messages/reminder-channels';
import classes from './reminder-channels.module.css';

/** Channels for reminders beside mail: browsers, and ntfy topics. */
export function ReminderChannels() {
  const channels = useLoaded(channelsQuery);
  return (
    <Section title={m.title} note={m.explained}>
      {channels.data ? (
        <All channels={channels.data} />
      ) : (
        <NotYet of={channels} waiting={<ListSkeleton label={m.loading} />} />
      )}
    </Section>
  );
}

const PROBLEMS = { ended: m.ended, refused: m.refused, unreachable: m.unreachable };

function All({ channels: { channels, here, push_key } }: { channels: Channels }) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const { opener, opened } = useFocusInPlace(isAdding);
  const onSettled = () => queries.invalidateQueries({ queryKey: channelsQuery.queryKey });
  const stepUp = useStepUp();
  const add = useMutation({ mutationFn: () => addThisBrowser(push_key, stepUp.proven), onSettled });
  const mail = useMutation({ mutationFn: tryMail });
  const isHere = channels.some((channel) => channel.address === here && channel.is_on);
  const failure = add.error ?? mail.error;
  return (
    <>
      {failure && (
        <Notice tone="bad">
          {failure instanceof NotSubscribed ? failure.message : messageOf(failure, m.addFailed)}
        </Notice>
      )}
      <ul className={classes.list}>
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} isHere={channel.address === here} onSettled={onSettled} />
        ))}
      </ul>
      {!canNotify() && <p className={classes.note}>{window.isSecureContext ? m.notHere : m.overHttp}</p>}
      <div className={classes.buttons}>
        {canNotify() && !isHere && (
          <Button variant="primary" busy={add.isPending} onClick={() => add.mutate()}>
            {m.notifyHere}
          </Button>
        )}
        {!isAdding && (
          <Button ref={opener} onClick={() => setAdding(true)}>
            {m.addTopic}
          </Button>
        )}
        <Button busy={mail.isPending} onClick={() => mail.mutate()}>
          {m.tryMail}
        </Button>
        <span role="status">{mail.isSuccess && m.mailOnItsWay}</span>
      </div>
      {isAdding && (
        <div ref={opened}>
          <TopicForm
            onAdded={() => {
              setAdding(false);
              void onSettled();
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      )}
      {stepUp.dialog}
    </>
  );
}

interface ChannelRowProps {
  channel: Channel;
  isHere: boolean;
  onSettled: () => Promise<void>;
}

function ChannelRow({ channel, isHere, onSettled }: ChannelRowProps) {
  const { id, kind, is_on, problem, created_at, last_sent_at } = channel;
  const attempt = useMutation({ mutationFn: () => tryChannel(id), onSettled });
  const turn = useMutation({ mutationFn: turnChannel, onSettled });
  const end = useMutation({
    mutationFn: async () => {
      await endChannel(id);
      if (isHere) await unsubscribe();
    },
    onSettled,
  });
  const failure = attempt.error ?? turn.error ?? end.error;
  const name = nameOf(channel);
  const busy = attempt.isPending || turn.isPending || end.isPending;
  return (
    <li>
      <Card className={classes.channel}>
        <div className={classes.about}>
          <h3 className={classes.name}>
            <span className={classes.word}>{name}</span>
            {isHere && <Badge tone="good">{m.here}</Badge>}
            {!is_on && <Badge tone="neutral">{m.off}</Badge>}
          </h3>
          <p>
            {last_sent_at === null
              ? m.added({ time: formatDateTime(created_at) })
              : m.lastSent({ time: formatDateTime(last_sent_at) })}
          </p>
          <span role="status">{attempt.isSuccess && m.sent}</span>
        </div>
        {failure ? (
          <div className={classes.said}>
            <Notice tone="bad">{messageOf(failure, m.changeFailed)}</Notice>
          </div>
        ) : (
          problem !== null && (
            <div className={classes.said}>
              <Notice tone="warn">{PROBLEMS[problem]}</Notice>
            </div>
          )
        )}
        <div className={classes.buttons}>
          {is_on && (
            <Button disabled={busy} onClick={() => attempt.mutate()} aria-label={m.tryNamed({ name })}>
              {m.attempt}
            </Button>
          )}
          {!(problem === 'ended' && kind === 'push') && (
            <Button
              disabled={busy}
              onClick={() => turn.mutate({ id, is_on: !is_on })}
              aria-label={is_on ? m.turnOffNamed({ name }) : m.turnOnNamed({ name })}
            >
              {is_on ? m.turnOff : m.turnOn}
            </Button>
          )}
          <ConfirmButton label={m.end} confirmLabel={m.confirmEnd} busy={busy} onConfirm={() => end.mutate()} />
        </div>
      </Card>
    </li>
  );
}

/** Name of a channel: of a browser by its user agent, of a topic by its URL without the protocol. */
const nameOf = ({ kind, address, user_agent }: Channel): string =>
  kind === 'push' ? deviceName(user_agent) : address.replace(/^https?:\/\//, '');
