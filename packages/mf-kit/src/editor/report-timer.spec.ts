import { ReportTimer } from './report-timer';

let reports: number[];
let timer: ReportTimer;
let start: number;

beforeEach(() => {
  jest.useFakeTimers();
  start = Date.now();
  reports = [];
  timer = new ReportTimer(() => reports.push(Date.now() - start));
});
afterEach(() => jest.useRealTimers());

it('reports 1000 ms after the last change, once', () => {
  timer.changed();
  jest.advanceTimersByTime(600);
  timer.changed();
  jest.advanceTimersByTime(5000);
  expect(reports).toEqual([1600]);
});

it('reports at once when it is asked, and not again', () => {
  timer.changed();
  jest.advanceTimersByTime(10);
  timer.flush();
  jest.advanceTimersByTime(5000);
  expect(reports).toEqual([10]);
});

it('keeps quiet for 50 ms after a key was let go', () => {
  timer.changed();
  jest.advanceTimersByTime(980);
  timer.keyReleased();
  jest.advanceTimersByTime(5000);
  expect(reports).toEqual([1030]);
});

it('tells whoever asks, quiet or not', () => {
  timer.changed();
  timer.keyReleased();
  expect(timer.isWaiting).toBe(true);
  timer.flush();
  timer.flush();
  expect(reports).toEqual([0]);
  expect(timer.isWaiting).toBe(false);
});

it('reports nothing where nothing was changed', () => {
  timer.flush();
  timer.flush();
  jest.advanceTimersByTime(5000);
  expect(reports).toEqual([]);
});
