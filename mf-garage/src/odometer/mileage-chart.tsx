import { formatDate, formatMileage, formatNumber } from '@carnet/mf-kit/formats';
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
import { type Picture, type Point, pictureOf, type Span, type Whisker } from './chart.rules';
import classes from './mileage-chart.module.css';
import type { Odometer, Reading } from './odometer.queries';
import { CHAPTER_TITLES, chapterText, dayText, isSame, mileageOn, sourceText } from './odometer.words';
import * as m from '../messages/chart';

const HEIGHT = 280;
const SPACE = { top: 12, right: 12, bottom: 28, left: 8 };

/** Odometer readings over time. The slider below selects a reading, by keys or touch, and announces it. A table below has the same figures. */
export default function MileageChart({ odometer }: { odometer: Odometer }) {
  const picture = pictureOf(odometer);
  const { readings } = picture;
  const [chosen, choose] = useState(readings.length - 1);
  const at = Math.min(chosen, readings.length - 1);
  const [plot, width] = useWidth();
  const drawn = drawing(picture, width);
  const nearest = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    choose(
      nearestTo(
        x,
        readings.map((reading) => drawn.x(Date.parse(reading.read_on))),
      ),
    );
  };
  return (
    <figure className={classes.chart} ref={plot}>
      <Legend picture={picture} />
      <svg
        className={classes.plot}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={summary(picture, odometer)}
        onPointerDown={nearest}
        onPointerMove={(event) => event.pointerType === 'mouse' && nearest(event)}
      >
        <Hatch />
        <Axes drawn={drawn} picture={picture} />
        {picture.spans.map((span) => (
          <SpanBand key={`${span.kind} ${span.from}`} span={span} drawn={drawn} />
        ))}
        {picture.expected && <ExpectedBand expected={picture.expected} drawn={drawn} />}
        {picture.ways.map(({ from, to, kind }, i) => (
          <line key={i} className={classes[kind]} {...ends(drawn, from, to)} />
        ))}
        {picture.swaps.map(({ at: day, kind }) => (
          <g key={`${kind} ${day}`} className={classes.swap}>
            <line x1={drawn.x(day)} x2={drawn.x(day)} y1={SPACE.top} y2={drawn.bottom} />
            <path d={`M${drawn.x(day) - 5} ${SPACE.top}h10l-5 7z`} />
          </g>
        ))}
        {picture.whiskers.map((whisker, i) => (
          <WhiskerLine key={i} whisker={whisker} drawn={drawn} />
        ))}
        {readings.map((reading, i) => (
          <Dot
            key={`${reading.source} ${reading.id}`}
            reading={reading}
            odometer={odometer}
            drawn={drawn}
            chosen={i === at}
          />
        ))}
      </svg>
      <Chooser odometer={odometer} readings={readings} at={at} onChoose={choose} />
      <Figures odometer={odometer} picture={picture} />
    </figure>
  );
}

interface Drawing {
  x: (moment: number) => number;
  y: (value: number) => number;
  left: number;
  right: number;
  bottom: number;
  values: number[];
}

/** Estimated width of a letter on the axis, in pixels. */
const LETTER = 7.5;

function drawing({ first, last, lowest, highest }: Picture, width: number): Drawing {
  const values = valueTicks(lowest, highest, 4);
  const left = SPACE.left + formatNumber(values.at(-1)).length * LETTER;
  const right = width - SPACE.right;
  const bottom = HEIGHT - SPACE.bottom;
  return {
    x: scale([first, last], [left + 8, right]),
    y: scale([values[0]!, values.at(-1)!], [bottom, SPACE.top]),
    ...{ left, right, bottom, values },
  };
}

const ends = ({ x, y }: Drawing, from: Point, to: Point) => ({
  x1: x(from.at),
  y1: y(from.value),
  x2: x(to.at),
  y2: y(to.value),
});

function Axes({ drawn, picture }: { drawn: Drawing; picture: Picture }) {
  const { left, right, bottom, values, x, y } = drawn;
  const room = Math.max(2, Math.floor((right - left) / 72));
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
      {timeTicks(picture.first, picture.last, room).map(({ at, kind }) => (
        <text key={at} x={Math.min(x(at), right - 12)} y={bottom + 18} textAnchor="middle">
          {kind === 'year' ? new Date(at).getUTCFullYear() : monthOf(at)}
        </text>
      ))}
    </g>
  );
}

/** Pattern for a span of unknown mileage, so that it is visible without colour, also on paper. */
function Hatch() {
  return (
    <defs>
      <pattern id="odometer-hatch" width="7" height="7" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
        <line x1="0" x2="0" y1="0" y2="7" className={classes.hatch} />
      </pattern>
    </defs>
  );
}

function SpanBand({ span: { from, to, kind }, drawn }: { span: Span; drawn: Drawing }) {
  const x = drawn.x(from);
  const width = drawn.x(to) - x;
  return (
    <g className={classes[kind]}>
      <rect x={x} width={width} y={SPACE.top} height={drawn.bottom - SPACE.top} />
      {width > 60 && (
        <text x={x + width / 2} y={drawn.bottom - 10} textAnchor="middle">
          {kind === 'laid-up' ? m.laidUp : m.notKnown}
        </text>
      )}
    </g>
  );
}

function ExpectedBand({
  expected: { from, to, low, high },
  drawn,
}: {
  expected: NonNullable<Picture['expected']>;
  drawn: Drawing;
}) {
  const { x, y } = drawn;
  return (
    <g className={classes.expected}>
      <path d={`M${x(from.at)} ${y(from.value)}L${x(to.at)} ${y(high)}V${y(low)}Z`} />
      <line {...ends(drawn, from, to)} />
    </g>
  );
}

/** Half the height of the line's end caps, in pixels. */
const CAP = 5;

/** Line over the possible days of a reading whose date is not exact. */
function WhiskerLine({ whisker: { from, to, value }, drawn }: { whisker: Whisker; drawn: Drawing }) {
  const y = drawn.y(value);
  const cap = `${y - CAP}v${2 * CAP}`;
  return (
    <path
      className={classes.whisker}
      d={`M${drawn.x(from)} ${y}H${drawn.x(to)}M${drawn.x(from)} ${cap}M${drawn.x(to)} ${cap}`}
    />
  );
}

interface DotProps {
  reading: Reading;
  odometer: Odometer;
  drawn: Drawing;
  chosen: boolean;
}

function Dot({ reading, odometer, drawn, chosen }: DotProps) {
  const isOpen = odometer.findings.some(
    ({ kind, before, after }) => kind !== 'silent' && (isSame(before, reading) || isSame(after, reading)),
  );
  const x = drawn.x(Date.parse(reading.read_on));
  const y = drawn.y(reading.value);
  return (
    <g
      className={classes.dot}
      data-open={isOpen || undefined}
      data-estimate={reading.standing === 'estimate' || undefined}
    >
      {chosen && <circle className={classes.chosen} cx={x} cy={y} r={9} />}
      <circle cx={x} cy={y} r={chosen ? 5 : 4} />
    </g>
  );
}

interface ChooserProps {
  odometer: Odometer;
  readings: readonly Reading[];
  at: number;
  onChoose: (at: number) => void;
}

/** Slider over the readings. */
function Chooser({ odometer, readings, at, onChoose }: ChooserProps) {
  const reading = readings[at]!;
  const mileage = mileageOn(odometer, reading.value, reading.read_on);
  return (
    <ChartSlider
      label={m.readingOf({ at: at + 1, all: readings.length })}
      caption={
        <>
          <strong>{mileage}</strong> {dayText(reading)} · {sourceText(reading)}
        </>
      }
      text={m.told({ day: dayText(reading), mileage, source: sourceText(reading) })}
      at={at}
      count={readings.length}
      onChoose={onChoose}
    />
  );
}

function Legend({ picture: { expected, swaps, spans, ways, whiskers } }: { picture: Picture }) {
  const entries = [
    ['reading', m.reading, true],
    ['whisker', m.dayNotExact, whiskers.length > 0],
    ['open', m.toExplain, ways.some(({ kind }) => kind === 'open')],
    ['expected', m.expected, expected !== null],
    ['swap', m.instrumentChanged, swaps.length > 0],
    ['unknown-mileage', m.notKnown, spans.some(({ kind }) => kind === 'unknown-mileage')],
    ['laid-up', m.laidUp, spans.some(({ kind }) => kind === 'laid-up')],
  ] as const;
  return (
    <ul className={classes.legend} aria-hidden>
      {entries.map(
        ([key, label, isDrawn]) =>
          isDrawn && (
            <li key={key} data-of={key}>
              {label}
            </li>
          ),
      )}
    </ul>
  );
}

function summary({ readings, swaps, expected }: Picture, odometer: Odometer): string {
  const of = ({ value, read_on }: Reading) => mileageOn(odometer, value, read_on);
  const first = readings[0]!;
  const last = readings.at(-1)!;
  return m.summary({
    firstDay: dayText(first),
    first: of(first),
    lastDay: dayText(last),
    last: of(last),
    changes: swaps.length,
    expects: expected ? 'yes' : 'other',
    expected: expected ? formatMileage(expected.to.value, odometer.odometer_unit) : '',
  });
}

/** The readings as a table. */
function Figures({ odometer, picture }: { odometer: Odometer; picture: Picture }) {
  const { expected } = odometer;
  const rows = [
    ...picture.readings.map((reading) => ({
      day: reading.read_on,
      text: dayText(reading),
      value: mileageOn(odometer, reading.value, reading.read_on),
      what: sourceText(reading),
    })),
    ...odometer.chapters
      .filter(({ reading_id }) => reading_id === null)
      .map((chapter) => ({
        day: chapter.from_date,
        text: formatDate(chapter.from_date),
        value: '',
        what: m.titleAndText({ title: CHAPTER_TITLES[chapter.kind], text: chapterText(chapter, odometer) }),
      })),
    ...(picture.expected && expected
      ? [
          {
            day: expected.day,
            text: formatDate(expected.day),
            value: m.band({
              low: formatMileage(expected.low, odometer.odometer_unit),
              high: formatMileage(expected.high, odometer.odometer_unit),
            }),
            what: m.expected,
          },
        ]
      : []),
  ].sort((a, b) => a.day.localeCompare(b.day));
  return (
    <ChartFigures
      caption={m.oldestFirst}
      headers={[m.date, m.odometer, m.what]}
      rows={rows.map(({ text, value, what }) => [text, value, what])}
    />
  );
}
