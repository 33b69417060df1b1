import { formatDate, formatNumber } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Card, KeyValue } from '@carnet/mf-kit/ui';
import { Section } from '@carnet/mf-kit/pages';
import { Line, type LinePoint } from '../charts';
import { depthText, depthUnit, kmText, positionText } from './component.words';
import { type Component, type Entry, eventsQuery, type WholeLife } from './components.queries';
import classes from './components.module.css';
import * as common from '../messages/common';
import * as m from '../messages/components';

type Tread = WholeLife['treads'][number];

const REASONS: Record<NonNullable<Tread['reason']>, string> = {
  ...{ 'one-reading': m.oneReading, 'distance-unknown': m.distanceUnknown },
  ...{ 'no-distance': m.noDistance, 'no-wear': m.noWear },
};

/** Tread of each tyre: current depth, remaining distance, and history. */
export function ComponentTread({ component, life }: { component: Component; life: WholeLife }) {
  const events = useLoaded(eventsQuery(component.id));
  if (life.treads.length === 0) return null;
  return (
    <Section title={m.tread}>
      <Card>
        <KeyValue
          items={life.treads.map((tread) => ({
            label: positionText(tread.position),
            value: (
              <>
                <strong className={classes.figure}>{depthText(tread.depth_mm)}</strong>
                <div className={classes.note}>{told(tread)}</div>
              </>
            ),
          }))}
        />
      </Card>
      <TreadChart readings={(events.data?.entries ?? []).filter(({ kind }) => kind === 'tread')} />
    </Section>
  );
}

/** Remaining distance; without a limit, the rate of wear; or the reason why neither is known. */
function told({ reason, left_km, least_km, most_km, per_1000_km }: Tread): string {
  if (reason !== null) return REASONS[reason];
  if (left_km === null) return `${m.wear({ distance: kmText(1_000) })}: ${depthText(per_1000_km!)}`;
  const distance = kmText(left_km);
  const least = kmText(least_km!);
  return most_km === null ? m.reachesOpen({ distance, least }) : m.reaches({ distance, least, most: kmText(most_km) });
}

const INCH_MM = 25.4;

/** Chart of the lowest depth of each reading. */
function TreadChart({ readings }: { readings: readonly Entry[] }) {
  const points = readings.flatMap((reading): LinePoint[] => {
    const depths = (reading.depths ?? []).flatMap(({ inner, middle, outer }) =>
      [inner, middle, outer].filter((depth) => depth !== null),
    );
    if (depths.length === 0) return [];
    const mm = Math.min(...depths) * (reading.depth_unit === 'mm' ? 1 : INCH_MM / 32);
    const value = depthUnit() === 'mm' ? mm : (mm * 32) / INCH_MM;
    const day = formatDate(reading.happened_on);
    return [{ day: reading.happened_on, value, texts: [day, depthText(mm), ''] }];
  });
  if (points.length < 2) return null;
  return (
    <>
      <h3>{m.treadOverTime}</h3>
      <Line
        points={points}
        write={(value, decimals) => formatNumber(value, undefined, decimals)}
        least={0.1}
        summary={m.treadSummary({ count: points.length, depth: points.at(-1)!.texts[1] })}
        placeOf={(at, all) => m.readingOf({ at, all })}
        words={{ caption: m.oldestFirst, headers: [common.date, m.tread] }}
      />
    </>
  );
}
