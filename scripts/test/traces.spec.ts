import { figuresOf, type TraceEvent } from '../../bench/pages/trace-figures.js';

const PAGE = { pid: 7, tid: 1 };
const at = (ms: number, name: string, given: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, cat: 'toplevel', ph: 'X', ts: ms * 1000, args: {} },
  ...PAGE,
  ...given,
});
const task = (ms: number, length: number, given: Partial<TraceEvent> = {}) =>
  at(ms, 'ThreadControllerImpl::RunTask', { dur: length * 1000, ...given });
const navigation = (ms: number, navigationId: string) =>
  at(ms, 'navigationStart', { ph: 'R', args: { data: { navigationId } } });
const paint = (ms: number) => at(ms, 'largestContentfulPaint::Candidate', { ph: 'R' });
const came = (ms: number, encodedDataLength: number) =>
  at(ms, 'ResourceFinish', { ph: 'I', args: { data: { encodedDataLength } } });
const usable = at(1000, 'carnet-usable', {
  cat: 'blink.user_timing',
  ph: 'I',
  args: { data: { navigationId: 'own' } },
});

it('reads of a trace how long a page took, and with which work', () => {
  const trace = [
    ...[navigation(0, 'before'), navigation(100, 'own'), navigation(400, 'empty'), task(50, 30)],
    ...[task(200, 60), at(210, 'RunTask', { dur: 20_000 }), task(300, 10), task(980, 500), task(1500, 300)],
    ...[task(300, 400, { tid: 2 }), task(300, 400, { pid: 8 })],
    ...[paint(300), paint(1200), came(500, 3000), came(600, 0), came(1400, 500)],
    usable,
  ];
  expect(figuresOf(trace)).toEqual({
    usable: 900,
    mainThread: 90,
    longTasks: 1,
    longest: 60,
    largestPaint: 1100,
    kilobytes: 3.5,
    requests: 2,
  });
});

it('says so where the page was never usable, or its beginning is not in it', () => {
  expect(() => figuresOf([navigation(0, 'own')])).toThrow('does not say when the page could be used');
  expect(() => figuresOf([usable])).toThrow('does not say when the page was asked for');
});
