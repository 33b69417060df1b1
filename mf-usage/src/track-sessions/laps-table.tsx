import type { usage } from '@carnet/contracts';
import { NONE, type OdometerUnit } from '@carnet/mf-kit/formats';
import { type Column, DataTable } from '@carnet/mf-kit/pages';
import { distanceText, lapName, lapTime } from './track-session.words';
import classes from './track-sessions.module.css';
import * as m from '../messages/track-sessions';

type Lap = usage.SessionLapView;

interface LapsTableProps {
  laps: readonly Lap[];
  /** Seconds. */
  best: number | null;
  unit: OdometerUnit;
}

/** Table of laps, each compared with the best. */
export function LapsTable({ laps, best, unit }: LapsTableProps) {
  const slowest = Math.max(...laps.filter(({ kind }) => kind === 'timed').map(({ seconds }) => seconds));
  const columns: Column<Lap>[] = [
    { key: 'lap', header: m.lap, cell: lapName, primary: true },
    {
      key: 'time',
      header: m.time,
      align: 'end',
      phone: 'aside',
      cell: (lap) => <LapTime lap={lap} best={best} slowest={slowest} />,
    },
    {
      key: 'behind',
      header: m.behindBest,
      align: 'end',
      phone: 'labelled',
      cell: ({ kind, seconds }) =>
        kind !== 'timed' || best === null || seconds <= best ? NONE : `+${lapTime(seconds - best)}`,
    },
    {
      key: 'distance',
      header: m.distance,
      align: 'end',
      phone: 'labelled',
      cell: ({ distance }) => distanceText(distance, unit) ?? NONE,
    },
  ];
  return <DataTable caption={m.laps} columns={columns} rows={laps} rowKey={(lap) => laps.indexOf(lap)} />;
}

/** The bar starts at the best time and ends at the slowest, so its length shows the time lost. */
function LapTime({ lap, best, slowest }: { lap: Lap; best: number | null; slowest: number }) {
  const isBest = lap.kind === 'timed' && lap.seconds === best;
  if (lap.kind !== 'timed' || best === null) return <span className={classes.untimed}>{lapTime(lap.seconds)}</span>;
  const lost = slowest > best ? (lap.seconds - best) / (slowest - best) : 0;
  return (
    <span className={classes.timed}>
      <span className={classes.bar} style={{ inlineSize: `${Math.min(1, lost) * 4}rem` }} aria-hidden />
      <span className={isBest ? classes.best : undefined}>{lapTime(lap.seconds)}</span>
    </span>
  );
}
