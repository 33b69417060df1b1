/** How long lies between two times of a camera's clock, in the largest unit that says something: `3 days later`. */
export function timeBetween(before: string, after: string): string {
  const days = Math.round((at(after) - at(before)) / DAY_MS);
  if (days === 0) return 'the same day';
  const [count, unit] = inWords(Math.abs(days));
  return `${count} ${unit}${count === 1 ? '' : 's'} ${days > 0 ? 'later' : 'earlier'}`;
}

const DAY_MS = 24 * 3600 * 1000;
const at = (time: string): number => Date.parse(`${time.slice(0, 10)}T00:00:00Z`);

function inWords(days: number): [number, string] {
  if (days < 14) return [days, 'day'];
  if (days < 60) return [Math.round(days / 7), 'week'];
  if (days < 730) return [Math.round(days / 30.44), 'month'];
  return [Math.round(days / 365.25), 'year'];
}
