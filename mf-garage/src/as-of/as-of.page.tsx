import { dayOf, formatDate, today } from '@carnet/mf-kit/formats';
import { queryOptions, useLoaded } from '@carnet/mf-kit/data';
import { Button, KeyValue, NotFoundState, NotYet, PageSkeleton, PanelFrame, type Spec } from '@carnet/mf-kit/ui';
import { Slot, useParams } from '@carnet/mf-kit/federation';
import { PageFrame, PrintButton, useDelayedText, useUrlFilters } from '@carnet/mf-kit/pages';
import { DayInput } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { dayText, mileageOn, type Odometer, odometerQuery } from '../odometer';
import { paths } from '../paths';
import { ownerText, type Provenance, provenanceQuery } from '../provenance';
import { ageText } from '../vehicles';
import { beginOf, fieldOn, isAbout, mileageThen, ownerOn, type Past, platesOf, stopsOf } from './as-of.rules';
import classes from './as-of.module.css';
import * as m from '../messages/as-of';
import * as vehicles from '../messages/vehicle';
import * as lists from '../messages/vehicles';

const BACK = { to: paths.vehicles(), label: vehicles.vehicles };

const historyQuery = (id: number) =>
  queryOptions({
    queryKey: ['garage', 'vehicles', id, 'history'],
    queryFn: ({ signal }) =>
      api.get('/api/vehicles/{id}/history', { params: { id }, signal, fallback: lists.fetchFailed }),
  });

type History = NonNullable<ReturnType<typeof useHistory>['data']>;
const useHistory = (id: number) => useLoaded(historyQuery(id));

/** A vehicle as it was on a past day. The day is in the URL. */
export default function AsOfPage() {
  const id = Number(useParams().id);
  const vehicle = useLoaded(vehicleQuery(id));
  const odometer = useLoaded(odometerQuery(id));
  const provenance = useLoaded(provenanceQuery(id));
  const history = useHistory(id);
  if (!vehicle.data || !odometer.data || !provenance.data || !history.data)
    return (
      <NotYet
        of={[vehicle, odometer, provenance].find(({ data }) => !data) ?? history}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={vehicles.notFound} back={BACK} />}
      />
    );
  const about = { vehicle: vehicle.data, odometer: odometer.data, provenance: provenance.data, history: history.data };
  return <AsOf {...about} />;
}

interface AsOfProps {
  vehicle: Vehicle;
  odometer: Odometer;
  provenance: Provenance;
  history: History;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Math.round(Date.parse(day) / DAY_MS);
const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function AsOf(known: AsOfProps) {
  const { vehicle } = known;
  const now = today();
  const first = beginOf(known, now);
  const { values, set } = useUrlFilters({ on: '' });
  const asked = isDay(values.on) ? values.on : now;
  const on = asked < first ? first : asked > now ? now : asked;
  // The slider moves at once. The URL, and so the queries of other domains, follow when the slider rests.
  const { text: shown, setText: show } = useDelayedText(on, (day) => set({ on: day === now ? '' : day }));
  const name = vehicleName(vehicle);
  return (
    <PageFrame
      title={m.titleOn({ day: formatDate(shown) })}
      tabTitle={m.title}
      subtitle={name}
      paper={name}
      back={{ to: paths.vehicle(vehicle.id), label: name }}
      actions={<PrintButton />}
    >
      <Time first={first} now={now} day={shown} stops={stopsOf(known, now)} onDay={show} />
      <div className={classes.panels}>
        <PanelFrame title={m.known}>
          <KeyValue items={specsOn(known, shown)} />
        </PanelFrame>
        <Slot slot="vehicle-as-of" vehicleId={vehicle.id} on={on} />
      </div>
    </PageFrame>
  );
}

interface TimeProps {
  first: string;
  now: string;
  day: string;
  stops: readonly string[];
  onDay: (day: string) => void;
}

/** A slider over the whole history, and buttons to the previous and the next day on which something changed. */
function Time({ first, now, day, stops, onDay }: TimeProps) {
  const before = stops.findLast((stop) => stop < day);
  const after = stops.find((stop) => stop > day);
  return (
    <div className={classes.time} data-screen-only>
      <input
        className={classes.slider}
        type="range"
        aria-label={m.slider}
        aria-valuetext={formatDate(day)}
        min={numberOf(first)}
        max={numberOf(now)}
        value={numberOf(day)}
        onChange={({ currentTarget }) => onDay(dayOfNumber(Number(currentTarget.value)))}
      />
      <div className={classes.ends} aria-hidden>
        <span>{formatDate(first)}</span>
        <span>{m.today}</span>
      </div>
      <div className={classes.steps}>
        <Button size="sm" disabled={!before} onClick={() => before && onDay(before)}>
          {m.earlier}
        </Button>
        <DayInput
          label={m.day}
          value={day}
          min={first}
          max={now}
          onDay={(chosen) => isDay(chosen) && chosen >= first && chosen <= now && onDay(chosen)}
        />
        <Button size="sm" disabled={!after} onClick={() => after && onDay(after)}>
          {m.later}
        </Button>
      </div>
    </div>
  );
}

function specsOn({ vehicle, odometer, provenance, history }: AsOfProps, on: string): Spec[] {
  const owner = ownerOn(provenance, on);
  const ownerName = owner && ownerText(owner);
  const plates = platesOf(provenance);
  return [
    { label: m.mileage, value: <MileageOn odometer={odometer} on={on} /> },
    {
      label: m.owner,
      value: ownerName === null ? m.notKnown : isAbout(owner!) ? m.about({ value: ownerName }) : ownerName,
    },
    ...(owner?.location ? [{ label: m.location, value: owner.location }] : []),
    { label: m.color, value: colorText(vehicle, history, on) },
    { label: m.plate, value: plates.length > 0 ? m.plateNow({ value: plates.join(', ') }) : m.plateUnknown },
    { label: m.age, value: ageOn(vehicle, on) },
  ];
}

function colorText(vehicle: Vehicle, { entries }: History, on: string): string {
  const days = entries.map((entry) => ({ ...entry, day: dayOf(String(entry.at)) }));
  const { value, recordedOn } = fieldOn('color', vehicle.color, days, on, dayOf(vehicle.created_at));
  if (value === null) return m.notKnown;
  return recordedOn === null ? value : m.colorLater({ value, day: formatDate(recordedOn) });
}

function ageOn({ birth_date }: Vehicle, on: string): string | null {
  if (birth_date === null) return m.notKnown;
  if (on < birth_date) return m.beforeMade;
  const [from, to] = [birth_date, on].map((day) => day.split('-').map(Number));
  const months = (to![0]! - from![0]!) * 12 + to![1]! - from![1]! - (to![2]! < from![2]! ? 1 : 0);
  return ageText(months);
}

function MileageOn({ odometer, on }: { odometer: Past['odometer']; on: string }) {
  const { read, before, after, changed, unknown } = mileageThen(odometer, on);
  const text = ({ value, read_on }: NonNullable<typeof read>) => mileageOn(odometer, value, read_on);
  const notes = [
    ...(read
      ? [m.readThatDay]
      : [before, after].flatMap((one) => (one ? [m.readOn({ mileage: text(one), day: dayText(one) })] : []))),
    ...(changed && before && after
      ? [m.changedBetween({ from: formatDate(before.read_on), to: formatDate(after.read_on) })]
      : []),
    ...(unknown ? [m.unknownMileage] : []),
  ];
  return (
    <>
      {read ? text(read) : rangeText(changed ? null : before, changed ? null : after, text)}
      {notes.map((note) => (
        <span key={note} className={classes.note}>
          {note}
        </span>
      ))}
    </>
  );
}

type Read = NonNullable<ReturnType<typeof mileageThen>['read']>;

function rangeText(before: Read | null, after: Read | null, text: (reading: Read) => string): string {
  if (before && after)
    return before.value === after.value ? text(before) : m.between({ low: text(before), high: text(after) });
  if (before) return m.atLeast({ low: text(before) });
  return after ? m.atMost({ high: text(after) }) : m.notKnown;
}
