import { formatMoney, today } from '@carnet/mf-kit/formats';
import { useQueries } from '@carnet/mf-kit/data';
import { cx } from '@carnet/mf-kit/ui';
import { useExtensions } from '@carnet/mf-kit/federation';
import { useYearCosts } from '../costs';
import { Instrument } from './cluster';
import classes from './cluster.module.css';
import * as m from '../messages/vehicle';

/** The values that come from other domains. */
export default function LateInstruments({ vehicleId }: { vehicleId: number }) {
  return (
    <>
      <NextDue vehicleId={vehicleId} />
      <YearCost vehicleId={vehicleId} />
    </>
  );
}

const URGENCIES = ['overdue', 'due', 'ahead'] as const;

/** The most urgent due item of all domains, with a coloured lamp. */
function NextDue({ vehicleId }: { vehicleId: number }) {
  const remotes = useExtensions('vehicle-next');
  const sources = remotes.flatMap(({ data }) => data ?? []);
  const answers = useQueries({
    queries: sources.map(({ key, read }) => ({
      queryKey: [...key, 'vehicle-next'],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
    })),
  });
  const isAway = [...remotes, ...answers].some(({ data, error }) => data === undefined && error);
  const isAwaited = [...remotes, ...answers].some(({ data, error }) => data === undefined && !error);
  const own = answers.flatMap(({ data }) => data ?? []).filter((thing) => thing.vehicleId === vehicleId);
  const next = URGENCIES.flatMap((urgency) => own.filter((thing) => thing.urgency === urgency))[0];
  return (
    <Instrument label={m.nextDue}>
      {next ? (
        <>
          <strong className={classes.title}>
            <span className={cx(classes.lamp, classes[next.urgency])} aria-hidden />
            {next.title}
          </strong>
          <span className={cx(classes.note, classes[next.urgency])}>{next.note}</span>
        </>
      ) : (
        !isAwaited && <span className={classes.note}>{isAway ? m.notKnown : m.nothingDue}</span>
      )}
    </Instrument>
  );
}

/** Cost of keeping the vehicle this year, with the years before. */
function YearCost({ vehicleId }: { vehicleId: number }) {
  const year = Number(today().slice(0, 4));
  const { sums, columns, waiting, isAway } = useYearCosts(vehicleId, year);
  const most = Math.max(...columns.map(({ amount }) => amount), 0);
  return (
    <Instrument label={m.costsOf({ year: String(year) })} to="?tab=costs">
      {isAway ? (
        <span className={classes.note}>{m.notKnown}</span>
      ) : (
        !waiting && (
          <>
            <strong className={classes.figure}>
              {sums.length === 0
                ? formatMoney(0)
                : sums.map(({ currency, amount, byRate }) => (
                    <span key={currency}>
                      {byRate && '≈ '}
                      {formatMoney(amount, undefined, currency)}
                    </span>
                  ))}
            </strong>
            {most > 0 && (
              <span className={classes.years} aria-hidden>
                {columns.map((column) => (
                  <span key={column.year} className={cx(column.year === year && classes.now)}>
                    <span style={{ blockSize: `${Math.max((column.amount / most) * 100, 3)}%` }} />
                    {String(column.year).slice(2)}
                  </span>
                ))}
              </span>
            )}
          </>
        )
      )}
    </Instrument>
  );
}
