import { afterPaint } from './after-paint';

const hide = (hidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('starts after the frame that paints the page, not in it', () => {
  hide(false);
  const happened: string[] = [];
  afterPaint(() => happened.push('start'));
  requestAnimationFrame(() => happened.push('frame'));
  jest.runAllTimers();
  expect(happened).toEqual(['frame', 'start']);
});

it('starts at once in a page that nobody sees, which is never painted', () => {
  hide(true);
  const start = jest.fn();
  afterPaint(start);
  expect(start).toHaveBeenCalledTimes(1);
});
