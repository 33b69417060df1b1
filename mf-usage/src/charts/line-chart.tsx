import {
  ChartFigures,
  ChartSlider,
  monthOf,
  nearestTo,
  scale,
  timeTicks,
  useWidth,
  valueTicks,
} from '@carnet/mf-kit/charts';
import { type PointerEvent, useState } from 'react';
import classes from './line-chart.module.css';

export interface LinePoint {
  /** `YYYY-MM-DD` */
  day: string;
  value: number;
  /** True if no line joins this point to the previous one, because data in between are missing. */
  begins?: boolean;
  /** Day, value with unit, and a note, formatted for display. */
  texts: readonly [day: string, value: string, note: string];
}

export interface LineChartProps {
  /** At least one point, oldest first. */
  points: readonly LinePoint[];
  /** Formats a value on the axis, with the decimals that the axis needs. */
  write: (value: number, decimals: number) => string;
  /** Smallest step of the axis. */
  least: number;
  /** A horizontal line with a label. */
  average?: { value: number; text: string };
  /** A sentence that sums up the chart, for screen readers. */
  summary: string;
  /** Formats the position of a point: `3 of 12`. */
  placeOf: (at: number, all: number) => string;
  /** Caption and column headers of the table below. */
  words: { caption: string; headers: readonly string[] };
}

const HEIGHT = 220;
const SPACE = { top: 12, right: 12, bottom: 28, left: 6 };
/** Estimated width of a letter on the axis, in pixels. */
const LETTER = 7.5;
const DAY = 86_400_000;

/** Values over time. The slider below selects a point and announces it. A table below has the same figures. */
export default function LineChart(props: LineChartProps) {
  const { points, summary, average, placeOf, words } = props;
  const [chosen, choose] = useState(points.length - 1);
  const at = Math.min(chosen, points.length - 1);
  const [plot, width] = useWidth();
  const drawn = drawing(props, width);
  const nearest = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    choose(
      nearestTo(
        x,
        drawn.places.map((place) => place.x),
      ),
    );
  };
  const [day, value, note] = points[at]!.texts;
  return (
    <figure className={classes.chart} ref={plot}>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={summary}
        onPointerDown={nearest}
        onPointerMove={(event) => event.pointerType === 'mouse' && nearest(event)}
      >
        <Axes drawn={drawn} {...props} />
        {average && (
          <line
            className={classes.average}
            x1={drawn.left}
            x2={drawn.right}
            y1={drawn.y(average.value)}
            y2={drawn.y(average.value)}
          />
        )}
        <path className={classes.line} d={drawn.path} />
        {drawn.places.map((place, i) => (
          <g key={i} className={classes.dot}>
            {i === at && <circle className={classes.chosen} cx={place.x} cy={place.y} r={9} />}
            <circle cx={place.x} cy={place.y} r={points.length > 60 && i !== at ? 2.5 : 4} />
          </g>
        ))}
      </svg>
      {average && <p className={classes.legend}>{average.text}</p>}
      <ChartSlider
        label={placeOf(at + 1, points.length)}
        caption={
          <>
            <strong>{value}</strong> {[day, note].filter(Boolean).join(' · ')}
          </>
        }
        text={[value, day, note].filter(Boolean).join(', ')}
        at={at}
        count={points.length}
        onChoose={choose}
      />
      <ChartFigures numeric caption={words.caption} headers={words.headers} rows={points.map((point) => point.texts)} />
    </figure>
  );
}

function drawing({ points, average, write, least }: LineChartProps, width: number) {
  const all = [...points.map(({ value }) => value), ...(average ? [average.value] : [])];
  const values = valueTicks(Math.min(...all), Math.max(...all), 3, least);
  const step = values[1]! - values[0]!;
  const decimals = [1, 0.1].filter((size) => step < size * 0.999).length;
  const left = SPACE.left + Math.max(...values.map((value) => write(value, decimals).length)) * LETTER + 6;
  const right = width - SPACE.right;
  const bottom = HEIGHT - SPACE.bottom;
  const moments = points.map(({ day }) => Date.parse(day));
  const [first, last] = [moments[0]!, moments.at(-1)!];
  const x = scale([first, last], [left + 8, right - 8]);
  const y = scale([values[0]!, values.at(-1)!], [bottom, SPACE.top]);
  const places = points.map(({ value }, i) => ({ x: x(moments[i]!), y: y(value) }));
  const path = places.map((place, i) => `${i === 0 || points[i]!.begins ? 'M' : 'L'}${place.x} ${place.y}`).join('');
  return { left, right, bottom, values, decimals, first, last, x, y, places, path };
}

function Axes({ drawn, write }: { drawn: ReturnType<typeof drawing> } & Pick<LineChartProps, 'write'>) {
  const { left, right, bottom, values, decimals, first, last, x, y } = drawn;
  const room = Math.max(2, Math.floor((right - left) / 72));
  return (
    <g className={classes.axes} aria-hidden>
      {values.map((value) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y(value)} y2={y(value)} />
          <text x={left - 6} y={y(value)} dy="0.32em" textAnchor="end">
            {write(value, decimals)}
          </text>
        </g>
      ))}
      {last - first > DAY &&
        timeTicks(first, last, room).map(({ at, kind }) => (
          <text key={at} x={Math.min(x(at), right - 12)} y={bottom + 18} textAnchor="middle">
            {kind === 'year' ? new Date(at).getUTCFullYear() : monthOf(at)}
          </text>
        ))}
    </g>
  );
}
