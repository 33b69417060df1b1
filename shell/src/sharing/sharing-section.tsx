import { type ReactNode, useEffect, useState } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { enterGarage, messageOf, useGarage, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Badge, Button, Card, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { ConfirmButton, Section } from '@carnet/mf-kit/pages';
import { useFocusInPlace } from '../use-focus-in-place';
import { InviteForm } from './invite-form';
import { noteGarages } from './known-garages';
import {
  endGrant,
  type Garage,
  type Grant,
  type Invitation,
  leaveGarage,
  sharingQuery,
  takeBack,
} from './sharing.queries';
import { reachOf, roleName, untilOf } from './sharing.rules';
import * as m from '../messages/sharing';
import classes from './sharing-section.module.css';

/** People with access to the person's garage (invites, lists and removes them), and garages shared with the person. */
export default function SharingSection() {
  const sharing = useLoaded(sharingQuery);
  const queries = useQueryClient();
  const [invited, setInvited] = useState<Invitation | null>(null);
  const [isInviting, setInviting] = useState(false);
  const { opener, opened } = useFocusInPlace(isInviting);
  // Also after a failure, because a grant may have been ended elsewhere.
  const onSettled = () => queries.invalidateQueries({ queryKey: sharingQuery.queryKey });
  const back = useMutation({ mutationFn: takeBack, onSettled });
  const end = useMutation({ mutationFn: endGrant, onSettled });
  const leave = useMutation({ mutationFn: leaveGarage, onSettled });
  const garages = sharing.data?.garages;
  useEffect(() => {
    if (garages) noteGarages(garages);
  }, [garages]);
  if (!sharing.data) return <NotYet of={sharing} waiting={<ListSkeleton label={m.loading} />} />;

  const failure = back.error ?? end.error ?? leave.error;
  const { invitations, grants } = sharing.data;
  return (
    <div className={classes.parts}>
      <Section title={m.title} note={m.explained}>
        {failure && <Notice tone="bad">{messageOf(failure, m.endFailed)}</Notice>}
        {invited && <Notice tone="good">{m.invited({ email: invited.email })}</Notice>}
        <div ref={opened}>
          {isInviting ? (
            <InviteForm
              onInvited={(invitation) => {
                setInvited(invitation);
                setInviting(false);
                void onSettled();
              }}
              onCancel={() => setInviting(false)}
            />
          ) : (
            <Button ref={opener} variant="primary" onClick={() => setInviting(true)}>
              {m.invite}
            </Button>
          )}
        </div>
        {invitations.length + grants.length === 0 && <p className={classes.none}>{m.none}</p>}
        <ul className={classes.list}>
          {grants.map((grant) => (
            <GrantRow key={grant.id} of={grant} busy={end.isPending} onEnd={() => end.mutate(grant.id)} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow
              key={`invited-${invitation.id}`}
              of={invitation}
              busy={back.isPending}
              onEnd={() => back.mutate(invitation.id)}
            />
          ))}
        </ul>
      </Section>
      <Section title={m.withMe} note={m.withMeExplained}>
        {sharing.data.garages.length === 0 && <p className={classes.none}>{m.noneWithMe}</p>}
        <ul className={classes.list}>
          {sharing.data.garages.map((garage) => (
            <GarageRow key={garage.id} of={garage} busy={leave.isPending} onLeave={() => leave.mutate(garage.id)} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface RowProps {
  name: string;
  badge?: string;
  of: Pick<Garage, 'role' | 'vehicle_id' | 'vehicle_name' | 'expires_at'>;
  more?: string;
  children: ReactNode;
}

function Row({ name, badge, of, more, children }: RowProps) {
  return (
    <li>
      <Card className={classes.row}>
        <div>
          <h3 className={classes.name}>
            {name} {badge && <Badge tone="warn">{badge}</Badge>}
          </h3>
          <p className={classes.about}>
            <span>{reachOf(of)}</span>
            <span>{roleName(of.role)}</span>
            <span>{untilOf(of)}</span>
            {more && <span>{more}</span>}
          </p>
        </div>
        <div className={classes.buttons}>{children}</div>
      </Card>
    </li>
  );
}

function GrantRow({ of, busy, onEnd }: { of: Grant; busy: boolean; onEnd: () => void }) {
  return (
    <Row name={of.person_name} of={of} more={of.email}>
      <ConfirmButton label={m.end} confirmLabel={m.confirmEnd} busy={busy} onConfirm={onEnd} />
    </Row>
  );
}

function InvitationRow({ of, busy, onEnd }: { of: Invitation; busy: boolean; onEnd: () => void }) {
  return (
    <Row name={of.email} badge={m.waits} of={of} more={m.linkEnds({ when: formatDateTime(of.ends_at) })}>
      <ConfirmButton label={m.takeBack} confirmLabel={m.confirmTakeBack} busy={busy} onConfirm={onEnd} />
    </Row>
  );
}

function GarageRow({ of, busy, onLeave }: { of: Garage; busy: boolean; onLeave: () => void }) {
  const current = useGarage();
  const isHere = current?.owner_id === of.owner_id && current.vehicle_id === of.vehicle_id;
  return (
    <Row name={of.owner_name} badge={isHere ? m.here : undefined} of={of}>
      {!isHere && <Button onClick={() => enterGarage(of)}>{m.enter}</Button>}
      <ConfirmButton label={m.leave} confirmLabel={m.confirmLeave} busy={busy} onConfirm={onLeave} />
    </Row>
  );
}
