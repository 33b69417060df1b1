import { formatNumber } from '@carnet/mf-kit/formats';
import { ChartFigures, ChartSlider, nearestTo, scale, useWidth, valueTicks } from '@carnet/mf-kit/charts';
import { type PointerEvent, useId, useState } from 'react';
import classes from './columns-chart.module.css';
import { type ColumnOf, labelledOf, type Slot, slotsOf, stackOf, totalOf } from './columns.rules';

export type { ColumnOf } from './columns.rules';

export interface ColumnsChartProps {
  /** At least one column. */
  columns: readonly ColumnOf[];
  /** Names of a column's values, from bottom to top; five at most. */
  series: readonly string[];
  /** Formats a value: an amount with its currency. */
  write: (value: number) => string;
  /** Formats the sum of a column. */
  total: (column: ColumnOf) => string;
  /** A sentence that sums up the chart, for screen readers. */
  summary: string;
  /** A column as a sentence. */
  told: (column: ColumnOf) => string;
  /** Formats the position of a column: `3 of 12`. */
  placeOf: (at: number, all: number) => string;
  /** Labels for a column (`Year`) and for its sum (`Total`). */
  words: { column: string; total: string; caption: string };
  /** A lower chart without the table of figures, for a panel that links to the full chart. */
  small?: boolean;
}

const HEIGHT = { whole: 260, small: 150 };
const SPACE = { top: 10, right: 8, bottom: 26, left: 4 };
/** Estimated width of a letter on the axis and of a column's label, in pixels. */
const LETTER = 7.5;
const LABEL = 46;

/** Stacked columns. The slider below selects a column and announces its values. A table below has the same figures. */
export default function ColumnsChart(props: ColumnsChartProps) {
  const { columns, series, summary, small } = props;
  const [chosen, choose] = useState(columns.findLastIndex(({ apart }) => !apart));
  const at = Math.min(Math.max(0, chosen), columns.length - 1);
  const [plot, width] = useWidth();
  const hatch = useId();
  const drawn = drawing(props, width);
  const nearest = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    choose(
      nearestTo(
        x,
        drawn.slots.map((slot) => slot.x + slot.width / 2),
      ),
    );
  };
  return (
    <figure className={classes.chart} ref={plot}>
      <Legend series={series} columns={columns} />
      <svg
        className={classes.plot}
        viewBox={`0 0 ${width} ${drawn.height}`}
        role="img"
        aria-label={summary}
        onPointerDown={nearest}
        onPointerMove={(event) => event.pointerType === 'mouse' && nearest(event)}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
            <line x1="0" x2="0" y1="0" y2="6" className={classes.hatch} />
          </pattern>
        </defs>
        <Axes columns={columns} drawn={drawn} />
        {columns.map((column, i) => (
          <Stack
            key={column.key}
            column={column}
            slot={drawn.slots[i]!}
            drawn={drawn}
            chosen={i === at}
            hatch={hatch}
          />
        ))}
      </svg>
      <Slider {...props} at={at} onChoose={choose} />
      {!small && <Figures {...props} />}
    </figure>
  );
}

interface Drawing {
  height: number;
  left: number;
  right: number;
  bottom: number;
  values: number[];
  y: (value: number) => number;
  slots: Slot[];
}

function drawing({ columns, small }: ColumnsChartProps, width: number): Drawing {
  const height = small ? HEIGHT.small : HEIGHT.whole;
  const values = valueTicks(0, Math.max(...columns.map(totalOf)), small ? 2 : 4);
  const left = SPACE.left + formatNumber(values.at(-1)).length * LETTER + 6;
  const right = width - SPACE.right;
  const bottom = height - SPACE.bottom;
  const y = scale([0, values.at(-1)!], [bottom, SPACE.top]);
  return { height, left, right, bottom, values, y, slots: slotsOf(columns, left, right) };
}

function Axes({ columns, drawn }: { columns: readonly ColumnOf[]; drawn: Drawing }) {
  const { left, right, bottom, values, y, slots } = drawn;
  const labelled = labelledOf(columns, right - left, LABEL);
  const apart = columns.find((column) => column.apart);
  const end = apart ? right - apart.label.length * LETTER - LABEL / 2 : right;
  return (
    <g className={classes.axes} aria-hidden>
      {values.map((value) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y(value)} y2={y(value)} />
          <text x={left - 6} y={y(value)} dy="0.32em" textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {columns.map(
        ({ key, label, apart: isApart }, i) =>
          labelled.has(i) &&
          (isApart || slots[i]!.x < end) && (
            <text
              key={key}
              x={isApart ? right : Math.min(slots[i]!.x + slots[i]!.width / 2, right - label.length * 4)}
              y={bottom + 18}
              textAnchor={isApart ? 'end' : 'middle'}
            >
              {label}
            </text>
          ),
      )}
    </g>
  );
}

interface StackProps {
  column: ColumnOf;
  slot: Slot;
  drawn: Drawing;
  chosen: boolean;
  /** Id of the SVG pattern. */
  hatch: string;
}

/** Every second series is hatched, so that series differ without colour, also on paper. */
function Stack({ column, slot: { x, width }, drawn: { y, bottom }, chosen, hatch }: StackProps) {
  return (
    <g>
      {stackOf(column).map(({ from, to }, i) => {
        if (to === from) return null;
        const place = { x, width, y: y(to), height: Math.max(1, y(from) - y(to)) };
        return (
          <g key={i} className={classes.value} data-series={i}>
            <rect {...place} />
            {i % 2 === 1 && <rect {...place} fill={`url(#${hatch})`} />}
          </g>
        );
      })}
      {chosen && <rect className={classes.chosen} x={x - 3} width={width + 6} y={bottom + 1} height={3} />}
    </g>
  );
}

function Legend({ series, columns }: Pick<ColumnsChartProps, 'series' | 'columns'>) {
  return (
    <ul className={classes.legend} aria-hidden>
      {series.map(
        (label, i) =>
          columns.some(({ values }) => values[i]! > 0) && (
            <li key={label} data-series={i}>
              {label}
            </li>
          ),
      )}
    </ul>
  );
}

function Slider({ columns, write, total, told, placeOf, at, onChoose, series }: ColumnsChartProps & Chosen) {
  const column = columns[at]!;
  const parts = column.values.flatMap((value, i) => (value > 0 ? [`${series[i]} ${write(value)}`] : []));
  return (
    <ChartSlider
      label={placeOf(at + 1, columns.length)}
      caption={
        <>
          <strong>
            {column.label} · {total(column)}
          </strong>
          <span className={classes.parts}>{parts.length > 1 && parts.join(' · ')}</span>
        </>
      }
      text={told(column)}
      at={at}
      count={columns.length}
      onChoose={onChoose}
    />
  );
}

interface Chosen {
  at: number;
  onChoose: (at: number) => void;
}

function Figures({ columns, series, write, total, words }: ColumnsChartProps) {
  const shown = series.flatMap((label, i) => (columns.some(({ values }) => values[i]! > 0) ? [{ label, i }] : []));
  return (
    <ChartFigures
      numeric
      caption={words.caption}
      headers={[words.column, ...shown.map(({ label }) => label), words.total]}
      rows={columns.map((column) => [column.label, ...shown.map(({ i }) => write(column.values[i]!)), total(column)])}
    />
  );
}
