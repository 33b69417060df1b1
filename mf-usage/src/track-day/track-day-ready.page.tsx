import { formatDate, today } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, Figures, NotFoundState, NotYet, PageSkeleton, StatusBadge } from '@carnet/mf-kit/ui';
import { Link, Slot, useSearchParams } from '@carnet/mf-kit/federation';
import { Columns, PageFrame, PrintButton, Section } from '@carnet/mf-kit/pages';
import { depthText, KINDS, LIMITS, limitText, positionText, STATES, TONES, usedText } from '../components';
import { fullName, vehicleChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { type Day, dayQuery, distanceText, durationText, lapTime } from '../track-sessions';
import { CheckList } from './check-list';
import { type OnDay, plannedQuery } from './track-day.queries';
import { type DayLimit, groupsOf, trackDaysUntil, unreadSince } from './track-day.rules';
import classes from './track-day.module.css';
import * as actions from '../messages/components';
import * as words from '../messages/component-words';
import * as m from '../messages/track-day';

const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);

/** A vehicle before and after a day on a track. The URL names the vehicle and the day. */
export default function TrackDayReadyPage() {
  const [params] = useSearchParams();
  const [vehicleId, on] = [Number(params.get('vehicle_id')), params.get('on')];
  if (!vehicleId || !isDay(on)) return <NotFoundState text={m.noVehicle} back={TRACK_DAYS} />;
  return <Loaded vehicleId={vehicleId} on={on} />;
}

const TRACK_DAYS = { to: paths.trackDays(), label: m.toTrackDay };

function Loaded({ vehicleId, on }: { vehicleId: number; on: string }) {
  const planned = useLoaded(plannedQuery(vehicleId));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const isSettled = planned.data !== undefined || planned.error !== null;
  const trackDays = trackDaysUntil(on, today(), planned.data ?? []);
  const day = useLoaded({ ...dayQuery(vehicleId, on, trackDays), enabled: isSettled });
  if (!day.data)
    return (
      <NotYet
        of={day}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.noVehicle} back={TRACK_DAYS} />}
      />
    );
  const vehicle = vehicles.data?.find(({ id }) => id === vehicleId);
  const trackDay = planned.data?.find(({ event_date }) => event_date === on);
  return (
    <DaySheet
      day={day.data}
      trackDays={trackDays}
      unit={vehicle?.odometer_unit ?? 'km'}
      about={[trackDay?.track_name, formatDate(on), vehicle && fullName(vehicle)].filter(Boolean).join(' · ')}
      back={
        trackDay
          ? { to: paths.trackDay(trackDay.id), label: trackDay.track_name }
          : { to: paths.vehicle(vehicleId), label: vehicle ? fullName(vehicle) : m.toTrackDay }
      }
    />
  );
}

interface DaySheetProps {
  day: Day;
  trackDays: number;
  unit: Parameters<typeof distanceText>[1];
  about: string;
  back: { to: string; label: string };
}

function DaySheet({ day, trackDays, unit, about, back }: DaySheetProps) {
  const isOver = day.day < today();
  const isDriven = isOver || day.driven !== null;
  return (
    <PageFrame title={isOver ? m.took : m.ready} subtitle={about} paper={about} back={back} actions={<PrintButton />}>
      <div className={classes.sheet}>
        <Columns
          aside={
            !isOver && (
              <Section title={m.checks}>
                <CheckList vehicleId={day.vehicle_id} day={day.day} />
              </Section>
            )
          }
        >
          {isDriven && <Took day={day} unit={unit} />}
          {isOver ? (
            <Stands day={day} />
          ) : (
            <>
              <Ready day={day} trackDays={trackDays} />
              <Slot slot="track-day-ready" vehicleId={day.vehicle_id} day={day.day} loading={null} />
            </>
          )}
        </Columns>
      </div>
    </PageFrame>
  );
}

/** Everything on the car, starting with what is not fit for the day. */
function Ready({ day, trackDays }: { day: Day; trackDays: number }) {
  const { reached, near, far, rest } = groupsOf(day);
  return (
    <Section title={words.whatIsOnIt}>
      <div className={classes.stack}>
        {day.components.length === 0 && <p className={classes.note}>{m.nothingOn}</p>}
        {day.components.length > 0 && reached.length === 0 && near.length === 0 && (
          <p className={classes.note}>{m.allGood}</p>
        )}
        <Group title={m.notGood} limits={reached} />
        <Group title={m.soon} limits={near} />
        <Group title={m.good} limits={far} />
        {rest.length > 0 && (
          <div>
            <h3 className={classes.group}>{m.noLimit}</h3>
            <ul className={classes.list}>
              {rest.map((one) => (
                <li key={one.component_id} className={classes.row}>
                  <NameOf component={one} />
                  <TreadsOf component={one} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={classes.note}>{countedOn(day, trackDays)}</p>
      </div>
    </Section>
  );
}

/** The expected use until then, as text. */
function countedOn({ habit, ahead }: Day, trackDays: number): string {
  const what = [
    m.daysUntil({ count: trackDays }),
    ...(ahead.distance_km > 0 || ahead.hours > 0 || ahead.sessions > 0
      ? [usedText({ ...ahead, sessions: Math.round(ahead.sessions), open: null })]
      : []),
  ].join(' · ');
  return [m.countedOn({ what }), habit ? m.byHabit({ count: habit.days }) : m.noHabit].join(' ');
}

function Group({ title, limits }: { title: string; limits: readonly DayLimit[] }) {
  if (limits.length === 0) return null;
  return (
    <div>
      <h3 className={classes.group}>{title}</h3>
      <ul className={classes.list}>
        {limits.map((one) => (
          <li key={`${one.component.component_id} ${one.then.limit.by}`} className={classes.row}>
            <NameOf component={one.component} limit={LIMITS[one.then.limit.by]} />
            <span className={classes.figure}>{limitOf(one)}</span>
            <StatusBadge status={one.then.state} tones={TONES} labels={STATES} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NameOf({ component, limit }: { component: OnDay; limit?: string }) {
  const { component_id, name, kind, positions } = component;
  const where = kind === 'tyres' ? null : positions.map(positionText).join(', ');
  return (
    <span className={classes.name}>
      <Link to={paths.component(component_id)}>{name}</Link>{' '}
      <span className={classes.note}>{[KINDS[kind], where, limit].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** A limit as text: tread depth, expiry date of a label, or the share used by then. */
function limitOf({ then: { limit, due_on, used }, component }: DayLimit): string {
  if (limit.by === 'tread') return treadText(component);
  if (due_on !== null) return m.over({ day: formatDate(due_on) });
  if (used === null || limit.value === null) return '';
  const rounded = limit.by === 'sessions' ? Math.round(used) : used;
  return m.used({ used: limitText(limit, rounded), value: limitText(limit, limit.value) });
}

const worst = ({ treads }: OnDay) =>
  treads.toSorted((a, b) => (a.least_then_mm ?? a.depth_mm) - (b.least_then_mm ?? b.depth_mm))[0];

function treadText(component: OnDay): string {
  const tread = worst(component);
  if (!tread) return m.neverTread;
  const now = depthText(tread.depth_mm);
  const text = tread.then_mm === null ? now : m.depth({ now, then: depthText(tread.then_mm) });
  return `${positionText(tread.position)}: ${text}`;
}

const TreadsOf = ({ component }: { component: OnDay }) =>
  component.kind === 'tyres' ? <span className={classes.figure}>{treadText(component)}</span> : null;

/** Sessions of the day, and the use that they add to each component. */
function Took({ day, unit }: Pick<DaySheetProps, 'day' | 'unit'>) {
  const { driven, components } = day;
  const used = components.filter(({ took }) => took.sessions > 0 || took.open !== null);
  return (
    <Section title={m.usedThatDay}>
      <div className={classes.stack}>
        {driven ? (
          <Figures
            items={[
              { label: m.sessions, value: driven.sessions },
              { label: m.driven, value: durationText(driven.seconds) },
              ...(driven.metres > 0 ? [{ label: m.uncounted, value: distanceText(driven.metres, unit) }] : []),
              ...(driven.best === null ? [] : [{ label: m.best, value: lapTime(driven.best) }]),
            ]}
          />
        ) : (
          <p className={classes.note}>{m.noSessions}</p>
        )}
        {used.length > 0 && (
          <ul className={classes.list}>
            {used.map((one) => (
              <li key={one.component_id} className={classes.row}>
                <NameOf component={one} />
                <span className={classes.figure}>{usedText(one.took)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** Components to check after the day. */
function Stands({ day }: { day: Day }) {
  const { reached, near } = groupsOf(day);
  const unread = unreadSince(day.day, day);
  return (
    <Section title={m.lookAt}>
      <div className={classes.stack}>
        {reached.length + near.length + unread.length === 0 && <p className={classes.note}>{m.nothingToLookAt}</p>}
        <Group title={words.reached} limits={reached} />
        <Group title={words.near} limits={near} />
        {unread.length > 0 && (
          <ul className={classes.list}>
            {unread.map((one) => (
              <li key={one.component_id} className={classes.row}>
                <span className={classes.name}>
                  {m.readTread({ name: one.name })}{' '}
                  <span className={classes.note}>
                    {one.treads[0] ? m.lastTread({ day: formatDate(one.treads[0].read_on) }) : m.neverTread}
                  </span>
                </span>
                <Button to={paths.entry(one.component_id, 'tread')} size="sm">
                  {actions.readTread}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
