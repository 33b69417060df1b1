import { livingIn } from '@carnet/mf-kit/testing';
import { formatSize, mostBytes, roomOf, USUAL_LIMITS } from './room.rules';

const MB = 1024 * 1024;

it('sizes are told in the units of the limits', () => {
  expect([1, 640 * 1024, 3.4 * MB, 50 * MB, 10_000 * MB, 1234 * MB].map(formatSize)).toEqual([
    ...['1\u00a0kB', '640\u00a0kB', '3.4\u00a0MB', '50\u00a0MB', '10\u00a0GB', '1.2\u00a0GB'],
  ]);
});

it('sizes are written as the person lives', async () => {
  await livingIn('de-DE', 'EUR');
  expect([3.4 * MB, 1234 * MB].map(formatSize)).toEqual(['3,4\u00a0MB', '1,2\u00a0GB']);
});

it('room is nearly used from nine tenths on, and full when not a megabyte is left', () => {
  const stateOf = (used: number) =>
    roomOf({ used_bytes: used * MB, most_bytes: 1000 * MB, trash_bytes: 0, ...USUAL_LIMITS }).state;
  expect([0, 899, 900, 999, 999.5, 1200].map(stateOf)).toEqual([
    ...['plenty', 'plenty', 'nearly', 'nearly', 'full', 'full'],
  ]);
});

it('a PDF may be longer than a picture', () => {
  expect([mostBytes(USUAL_LIMITS, 'Manual.PDF'), mostBytes(USUAL_LIMITS, 'pdf.jpg')]).toEqual([200 * MB, 50 * MB]);
});
