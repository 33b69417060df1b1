import { DateText, formatNumber } from '@carnet/mf-kit/formats';
import { cx } from '@carnet/mf-kit/ui';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { byDay, type Day, weekdayOf } from './days';
import { type Box, inNextRow } from './grid-layout';
import classes from './photo-grid.module.css';
import { photoAlt } from './photo-media';
import { PhotoThumb } from './photo-thumb';
import type { Photo } from './photos.queries';
import { useGridWindow } from './use-grid-window';
import type { OpenPhoto } from './use-open-photo';
import { NO_SELECTION, type Selection } from './use-selection';
import * as m from '../messages/photos';

interface PhotoGridProps {
  photos: readonly Photo[];
  open: Pick<OpenPhoto, 'addressOf' | 'open'>;
  selection: Selection;
  /** Groups the photos by day. Otherwise one group, in the given order. */
  days?: boolean;
  /** Dims the photos while newer ones are loading. */
  stale?: boolean;
  label: string;
}

/**
 * Photos in rows of equal height, each in its own aspect ratio. One tile is a tab stop: arrow keys, Home and End move, Enter opens, Space selects, Shift+Space
 * selects a range. Tiles far from the viewport are not rendered if there are many.
 */
export function PhotoGrid({ photos, open, selection, days = false, stale, label }: PhotoGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState<number | null>(null);
  const groups = useMemo(() => (days ? byDay(photos) : [{ day: '', photos: [...photos] }]), [photos, days]);
  const current = photos.some(({ id }) => id === reached) ? reached : photos[0]?.id;
  const view = useGridWindow(frame, groups, shapeOf);
  const toFocus = useRef<number | null>(null);
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
    const at = photos.findIndex((photo) => photo.id === id);
    const next = photos[indexAfter(event.key, at, photos.length, () => view?.boxes ?? boxesIn(frame.current!)) ?? -1];
    if (!next) return;
    event.preventDefault();
    toFocus.current = next.id;
    reach(next.id);
    focusReached();
  }

  // A tile that was far from the viewport is rendered only after scrolling.
  const focusReached = () => {
    const tile = frame.current?.querySelector<HTMLElement>(`a[data-photo="${toFocus.current}"]`);
    if (!tile) return;
    toFocus.current = null;
    tile.focus();
  };
  useLayoutEffect(() => {
    if (toFocus.current !== null) focusReached();
  });

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys come up from the links in it
    <div
      ref={frame}
      className={cx(classes.frame, stale && classes.stale)}
      aria-busy={stale || undefined}
      onKeyDown={move}
    >
      {groups.map(({ day, photos: some }, at) => {
        const place = view?.days[at];
        const isNear =
          !view || (place && view.isNear(place.top, place.height)) || some.some(({ id }) => id === current);
        return (
          <section
            key={day}
            className={classes.day}
            aria-label={day ? undefined : label}
            style={place && { blockSize: place.height }}
          >
            {day && isNear && <DayHead day={day} photos={some} selection={selection} />}
            {isNear && (
              <ul
                className={cx(classes.rows, place && classes.placed, isSelecting && classes.selecting)}
                style={place && { blockSize: place.listHeight }}
              >
                {some.map((photo, index) => {
                  const box = place?.boxes[index];
                  const isCurrent = photo.id === current;
                  if (view && !isCurrent && !(place && box && view.isNear(place.listTop + box.top, box.height)))
                    return null;
                  return (
                    <PhotoTile
                      key={photo.id}
                      photo={photo}
                      box={box}
                      to={addressOf(photo.id)}
                      isReachable={isCurrent}
                      isSelected={has(photo.id)}
                      onPress={press}
                      onToggle={selection === NO_SELECTION ? undefined : toggle}
                    />
                  );
                })}
              </ul>
            )}
          </section>
        );
      })}
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
      <span className={classes.count}>{formatNumber(photos.length)}</span>
      {selection.ids.length > 0 && (
        <button type="button" className={classes.whole} aria-pressed={open.length === 0} onClick={toggleAll}>
          {open.length > 0 ? m.selectDay : m.unselectDay}
        </button>
      )}
    </header>
  );
}

interface PhotoTileProps {
  photo: Photo;
  /** Position of the tile; undefined if the browser lays out the rows. */
  box?: Box;
  to: string;
  isReachable: boolean;
  isSelected: boolean;
  onPress: (event: MouseEvent, id: number) => void;
  /** Undefined if the person may not change several photos. */
  onToggle?: (id: number, extend: boolean) => void;
}

const SIZES = '(max-width: 36em) 45vw, 320px';

/** Memoized, because a gallery may have thousands of tiles. Uses a plain link: the router's link would rerender with every navigation. */
const PhotoTile = memo(function PhotoTile({
  photo,
  box,
  to,
  isReachable,
  isSelected,
  onPress,
  onToggle,
}: PhotoTileProps) {
  const { id, state } = photo;
  const name = photoAlt(photo);
  const tabIndex = isReachable ? 0 : -1;
  const ratio = shapeOf(photo);
  return (
    <li
      className={cx(classes.tile, isSelected && classes.selected)}
      style={box ?? ({ '--ratio': ratio } as CSSProperties)}
    >
      <a href={to} data-photo={id} tabIndex={tabIndex} className={classes.open} onClick={(event) => onPress(event, id)}>
        <PhotoThumb photo={photo} ratio={ratio} sizes={SIZES} className={classes.thumb} />
        {state === 'damaged' && <span className={classes.state}>{m.damaged}</span>}
      </a>
      {onToggle && (
        <input
          type="checkbox"
          className={classes.pick}
          aria-label={m.select({ name })}
          tabIndex={tabIndex}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle(id, (nativeEvent as unknown as MouseEvent).shiftKey)}
        />
      )}
    </li>
  );
});

const USUAL = 4 / 3;
const [TALLEST, WIDEST] = [0.6, 2.4];

/** Aspect ratio (width by height), limited to what a row can hold. */
function shapeOf({ width, height }: Photo): number {
  const ratio = width && height ? width / height : USUAL;
  return Math.round(Math.min(Math.max(ratio, TALLEST), WIDEST) * 1000) / 1000;
}

/** Index of the tile that a key moves to: the previous or next one, or the nearest in the row above or below. */
function indexAfter(key: string, at: number, count: number, boxes: () => readonly Box[]): number | undefined {
  if (key === 'ArrowRight') return at + 1;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  return inNextRow(boxes(), at, key === 'ArrowDown' ? 1 : -1);
}

const boxesIn = (frame: HTMLElement): Box[] =>
  [...frame.querySelectorAll('a[data-photo]')].map((tile) => tile.getBoundingClientRect());
