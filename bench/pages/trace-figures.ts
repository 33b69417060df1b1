/** An event of a browser's trace (the Trace Event Format); times in µs. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: { data?: Record<string, unknown> };
}

/** Times in ms from the navigation on. */
export interface TraceFigures {
  /** When what a person came for could be used. */
  usable: number;
  /** The work of the main thread until then. */
  mainThread: number;
  /** Tasks of more than 50 ms until then, and the longest of them. */
  longTasks: number;
  longest: number;
  largestPaint: number;
  /** Units of 1,000 bytes over the wire until the page was quiet, headers included. */
  kilobytes: number;
  requests: number;
}

/** The page's own mark for the moment in which it can be used. */
export const USABLE = 'carnet-usable';

const LONG_MS = 50;

/** The figures of one page's trace. Tasks are those of the thread on which the page's mark was set, which is its main one. */
export function figuresOf(events: readonly TraceEvent[]): TraceFigures {
  const mark = events.find(({ name, cat }) => name === USABLE && cat.includes('blink.user_timing'));
  if (!mark) throw new Error('The trace does not say when the page could be used');
  const own = events.filter(({ pid }) => pid === mark.pid);
  const navigation = own.find(({ name, args }) => name === 'navigationStart' && idOf(args) === idOf(mark.args));
  if (!navigation) throw new Error('The trace does not say when the page was asked for');
  const begun = navigation.ts;
  const since = (ts: number) => (ts - begun) / 1000;
  const isTask = ({ name, ph, tid }: TraceEvent) => name.endsWith('RunTask') && ph === 'X' && tid === mark.tid;
  const tasks = outermost(own.filter((event) => isTask(event) && event.ts >= begun && event.ts < mark.ts));
  const lengths = tasks.map(({ ts, dur = 0 }) => Math.min(dur, mark.ts - ts) / 1000);
  const paints = own.filter(({ name, ts }) => name === 'largestContentfulPaint::Candidate' && ts >= begun);
  const came = own.filter(({ name, ts }) => name === 'ResourceFinish' && ts >= begun).map(bytesOf);
  const overTheWire = came.filter((bytes) => bytes > 0);
  return {
    usable: since(mark.ts),
    mainThread: lengths.reduce((sum, length) => sum + length, 0),
    longTasks: lengths.filter((length) => length > LONG_MS).length,
    longest: Math.max(0, ...lengths),
    largestPaint: since(Math.max(begun, ...paints.map(({ ts }) => ts))),
    kilobytes: overTheWire.reduce((sum, bytes) => sum + bytes, 0) / 1000,
    requests: overTheWire.length,
  };
}

/** Empty documents that a page makes are navigations too, and have ids of their own. */
const idOf = ({ data }: TraceEvent['args']): unknown => data?.['navigationId'];

/** A task that runs within another one is part of it. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** None where the file came from the cache. */
function bytesOf({ args }: TraceEvent): number {
  const bytes = args.data?.['encodedDataLength'];
  return typeof bytes === 'number' ? bytes : 0;
}
