import { useLoaded, useMay } from '@carnet/mf-kit/data';
import { Button, Notice, NotYet } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { componentChoicesQuery } from '../components';
import { paths } from '../paths';
import { dayQuery } from './day.query';
import type { TrackSession } from './track-sessions.queries';
import classes from './track-sessions.module.css';
import * as m from '../messages/track-sessions';

/** Components that a session counts for: those that it names, otherwise those that were on the car on its day. */
export function SessionWear({ session }: { session: TrackSession }) {
  const { whole } = useMay();
  return (
    <div className={classes.stack}>
      {session.component_ids === null || !whole ? (
        <OfTheDay session={session} />
      ) : (
        <Chosen ids={session.component_ids} />
      )}
      {!session.odometer_ran && <p className={classes.hint}>{m.trailer}</p>}
    </div>
  );
}

function OfTheDay({ session: { id, vehicle_id, driven_on } }: { session: TrackSession }) {
  const day = useLoaded(dayQuery(vehicle_id, driven_on, 0));
  if (!day.data) return <NotYet of={day} />;
  const on = day.data.components.filter(({ session_ids }) => session_ids.includes(id));
  const unclear = day.data.components.filter(({ unclear_session_ids }) => unclear_session_ids.includes(id));
  return (
    <>
      {unclear.length > 0 && (
        <Notice tone="warn">
          <span className={classes.links}>
            {m.unclear({ names: unclear.map(({ name }) => name).join(', ') })}
            <Button to={paths.editTrackSession(id)} size="sm">
              {m.sayWhich}
            </Button>
          </span>
        </Notice>
      )}
      <Names of={on.map(({ component_id, name }) => ({ id: component_id, name }))} />
    </>
  );
}

function Chosen({ ids }: { ids: readonly number[] }) {
  const components = useLoaded(componentChoicesQuery());
  if (!components.data) return <NotYet of={components} />;
  return <Names of={components.data.filter(({ id }) => ids.includes(id))} />;
}

function Names({ of }: { of: readonly { id: number; name: string }[] }) {
  if (of.length === 0) return <p className={classes.hint}>{m.countsNothing}</p>;
  return (
    <ul className={classes.links}>
      {of.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.component(id)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
