import { KeptOnDisk } from './kept-on-disk.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes down what is so by then, once a full disk has room, and says once that it could not', () => {
  const [said, written]: string[][] = [[], []];
  let [isFull, pid] = [true, 1];
  const record = new KeptOnDisk(
    () => {
      if (isFull) throw new Error('no space left');
      written!.push(String(pid));
    },
    ({ message }) => void said!.push(message),
  );
  record.save();
  pid = 2;
  record.save();
  jest.advanceTimersByTime(5_000);
  isFull = false;
  jest.advanceTimersByTime(5_000);
  expect({ said, written }).toEqual({ said: ['no space left'], written: ['2'] });
});

it('writes nothing more once it is stopped', () => {
  let isFull = true;
  const write = jest.fn(() => {
    if (isFull) throw new Error('no space left');
  });
  const record = new KeptOnDisk(write, () => undefined);
  record.save();
  record.stop();
  isFull = false;
  jest.advanceTimersByTime(5_000);
  expect(write).toHaveBeenCalledTimes(1);
});
