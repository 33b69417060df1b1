import { decodePolyline } from './polyline.rules';
import classes from './track-sessions.module.css';
import * as m from '../messages/track-sessions';

const SIZE = 320;
const MARGIN = 14;

/** The driven path, seen from above. The first position is marked. */
export function TrackLine({ line }: { line: string }) {
  const places = decodePolyline(line);
  const path = flat(places);
  const [first] = path;
  if (!first) return null;
  return (
    <figure className={classes.line}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={m.lineText}>
        <path d={path.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
        <circle cx={first[0]} cy={first[1]} r={5} />
      </svg>
    </figure>
  );
}

/** Projects degrees to a plane, so that a metre has the same length in both directions. */
function flat(places: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const latitudes = places.map(([latitude]) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shrunk = Math.cos((middle * Math.PI) / 180);
  const points = places.map(([latitude, longitude]) => [longitude * shrunk, -latitude] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (SIZE - 2 * MARGIN) / Math.max(wide, high, 1e-9);
  const place = (value: number, from: number, extent: number) =>
    Math.round((MARGIN + (SIZE - 2 * MARGIN - extent * scale) / 2 + (value - from) * scale) * 10) / 10;
  return points.map(([x, y]) => [place(x, left, wide), place(y, top, high)] as const);
}
