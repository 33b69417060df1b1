import { cx, DateText } from '@carnet/mf-kit';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { byDay, type Day, weekdayOf } from './days';
import classes from './photo-grid.module.css';
import { photoAlt } from './photo-media';
import { PhotoThumb } from './photo-thumb';
import type { Photo } from './photos.queries';
import type { OpenPhoto } from './use-open-photo';
import type { Selection } from './use-selection';

interface PhotoGridProps {
  photos: readonly Photo[];
  open: Pick<OpenPhoto, 'addressOf' | 'open'>;
  selection: Selection;
  /** Below a heading for each day; else all in one, in the order that they have. */
  days?: boolean;
  /** Dims the photos while newer ones are on the way. */
  stale?: boolean;
  label: string;
}

/**
 * Photos in rows of one height, each in its own shape. One of them is in the Tab order: arrow keys, Home and End lead to the others, Enter
 * opens, Space selects, and with Shift all from the last one. Those far from the window are not drawn.
 */
export function PhotoGrid({ photos, open, selection, days = false, stale, label }: PhotoGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState<number | null>(null);
  const groups = useMemo(() => (days ? byDay(photos) : [{ day: '', photos: [...photos] }]), [photos, days]);
  const current = photos.some(({ id }) => id === reached) ? reached : photos[0]?.id;
  const { has, toggle, ids } = selection;
  const { addressOf, open: show } = open;
  const isSelecting = ids.length > 0;
  const press = useCallback(
    (event: MouseEvent, id: number) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      reach(id);
      if (isSelecting || event.shiftKey) toggle(id, event.shiftKey);
      else show(id);
    },
    [isSelecting, toggle, show],
  );

  function move(event: KeyboardEvent) {
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-photo]');
    if (!here || !frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = Number(here.dataset.photo);
    if (event.key === ' ') {
      event.preventDefault();
      return toggle(id, event.shiftKey);
    }
    const next = neighbour([...frame.current.querySelectorAll<HTMLElement>('a[data-photo]')], here, event.key);
    if (!next) return;
    event.preventDefault();
    reach(Number(next.dataset.photo));
    next.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys come up from the links in it
    <div
      ref={frame}
      className={cx(classes.frame, stale && classes.stale)}
      aria-busy={stale || undefined}
      onKeyDown={move}
    >
      {groups.map(({ day, photos: some }) => (
        <section key={day} className={classes.day} aria-label={day ? undefined : label}>
          {day && <DayHead day={day} photos={some} selection={selection} />}
          <ul className={cx(classes.rows, isSelecting && classes.selecting)}>
            {some.map((photo) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                to={addressOf(photo.id)}
                isReachable={photo.id === current}
                isSelected={has(photo.id)}
                onPress={press}
                onToggle={toggle}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DayHead({ day, photos, selection }: Day & { selection: Selection }) {
  const open = photos.filter(({ id }) => !selection.has(id));
  const toggleAll = () => {
    for (const { id } of open.length > 0 ? open : photos) selection.toggle(id, false);
  };
  return (
    <header className={classes.head}>
      <h2>
        <DateText date={day} />
      </h2>
      <span className={classes.weekday}>{weekdayOf(day)}</span>
      <span className={classes.count}>{photos.length}</span>
      {selection.ids.length > 0 && (
        <button type="button" className={classes.whole} aria-pressed={open.length === 0} onClick={toggleAll}>
          {open.length > 0 ? 'Select day' : 'Unselect day'}
        </button>
      )}
    </header>
  );
}

interface PhotoTileProps {
  photo: Photo;
  to: string;
  isReachable: boolean;
  isSelected: boolean;
  onPress: (event: MouseEvent, id: number) => void;
  onToggle: (id: number, extend: boolean) => void;
}

const SIZES = '(max-width: 36em) 45vw, 320px';

/** Drawn anew only where it is another: a gallery has thousands. A plain link, since the router's would follow every move. */
const PhotoTile = memo(function PhotoTile({ photo, to, isReachable, isSelected, onPress, onToggle }: PhotoTileProps) {
  const { id, state } = photo;
  const name = photoAlt(photo);
  const tabIndex = isReachable ? 0 : -1;
  const ratio = shapeOf(photo);
  return (
    <li className={cx(classes.tile, isSelected && classes.selected)} style={{ '--ratio': ratio } as CSSProperties}>
      <a href={to} data-photo={id} tabIndex={tabIndex} className={classes.open} onClick={(event) => onPress(event, id)}>
        <PhotoThumb photo={photo} ratio={ratio} sizes={SIZES} className={classes.thumb} />
        {state === 'damaged' && <span className={classes.state}>Damaged</span>}
      </a>
      <input
        type="checkbox"
        className={classes.pick}
        aria-label={`Select ${name}`}
        tabIndex={tabIndex}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle(id, (nativeEvent as unknown as MouseEvent).shiftKey)}
      />
    </li>
  );
});

const USUAL = 4 / 3;
const [TALLEST, WIDEST] = [0.6, 2.4];

/** Width by height, within what a row bears. */
function shapeOf({ width, height }: Photo): number {
  const ratio = width && height ? width / height : USUAL;
  return Math.round(Math.min(Math.max(ratio, TALLEST), WIDEST) * 1000) / 1000;
}

/** Where a key leads from one tile: the next in order, or the nearest of the row above or below. */
function neighbour(tiles: readonly HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  const at = tiles.findIndex(({ dataset }) => dataset.photo === here.dataset.photo);
  if (key === 'ArrowRight') return tiles[at + 1];
  if (key === 'ArrowLeft') return tiles[at - 1];
  if (key === 'Home') return tiles[0];
  if (key === 'End') return tiles.at(-1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const step = key === 'ArrowDown' ? 1 : -1;
  const from = tiles[at]!.getBoundingClientRect();
  const middle = from.left + from.width / 2;
  let best: HTMLElement | undefined;
  let row: number | undefined;
  let least = Infinity;
  for (let next = at + step; next >= 0 && next < tiles.length; next += step) {
    const { top, left, width } = tiles[next]!.getBoundingClientRect();
    if (Math.abs(top - from.top) < 1) continue;
    row ??= top;
    if (Math.abs(top - row) >= 1) break;
    const distance = Math.abs(left + width / 2 - middle);
    if (distance < least) [best, least] = [tiles[next], distance];
  }
  return best;
}
