import { Button, cx, MediaImage } from '@carnet/mf-kit/ui';
import { type KeyboardEvent, useState } from 'react';
import { nameOf } from './document.names';
import type { Document } from './documents.queries';
import { areaAfterKey, type HiddenArea, isWhole, middleOf, placeOf, wholeOf } from './hidden-area.rules';
import { useAreaGestures } from './use-area-gestures';
import * as m from '../messages/hide-parts';
import classes from './hide-parts.module.css';

/** A sheet's picture; null if there is none. */
export interface Sheet {
  sheet: number;
  picture: { width: number; height: number } | null;
}

/** Number and position of an area, as text. */
export const partAt = (area: HiddenArea, at: number): string =>
  isWhole(area) ? m.partWhole({ number: at + 1 }) : m.partAt({ number: at + 1, ...placeOf(area) });

interface HideSheetProps extends Sheet {
  document: Document;
  count: number;
  /** Areas of this sheet, each with its index among all areas. */
  areas: readonly { area: HiddenArea; at: number }[];
  /** Width as a multiple of the available width. */
  zoom: number;
  helpId: string;
  hasRoom: boolean;
  onAdd: (area: HiddenArea) => void;
  onChange: (at: number, area: HiddenArea) => void;
  onRemove: (at: number) => void;
  onLost: () => void;
}

/** One sheet with its hidden areas. */
export function HideSheet({ sheet, picture, count, areas, hasRoom, onAdd, ...rest }: HideSheetProps) {
  const [byFinger, setByFinger] = useState(false);
  const title = m.sheetOf({ sheet, all: count });
  const isCovered = areas.some(({ area }) => isWhole(area));
  return (
    <section className={classes.sheet} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.tools}>
          {picture && (
            <Button size="sm" className={classes.finger} aria-pressed={byFinger} onClick={() => setByFinger(!byFinger)}>
              {m.byFinger}
            </Button>
          )}
          {picture && (
            <Button size="sm" disabled={!hasRoom} onClick={() => onAdd(middleOf(sheet))}>
              {m.addPart}
            </Button>
          )}
          <Button size="sm" disabled={!hasRoom || isCovered} onClick={() => onAdd(wholeOf(sheet))}>
            {m.hideWhole}
          </Button>
        </div>
      </div>
      {picture ? (
        <Canvas {...rest} {...{ sheet, picture, areas, byFinger, title }} onAdd={hasRoom ? onAdd : () => undefined} />
      ) : (
        <NoPicture areas={areas} {...rest} />
      )}
    </section>
  );
}

type CanvasProps = Omit<HideSheetProps, 'count' | 'hasRoom' | 'picture'> & {
  picture: { width: number; height: number };
  byFinger: boolean;
  title: string;
};

function Canvas({ document, sheet, picture, areas, zoom, byFinger, title, helpId, ...on }: CanvasProps) {
  const { live, pointer } = useAreaGestures({ sheet, areas, byFinger, onDrawn: on.onAdd, onChanged: on.onChange });
  return (
    <div
      className={cx(classes.window, zoom > 1 && classes.zoomed)}
      tabIndex={zoom > 1 ? 0 : undefined}
      role="group"
      aria-label={title}
    >
      <div
        className={cx(classes.canvas, byFinger && classes.drawn)}
        style={{ inlineSize: `${zoom * 100}%`, aspectRatio: `${picture.width} / ${picture.height}` }}
        data-sheet={sheet}
        {...pointer}
      >
        <MediaImage
          file={document.id}
          // Avoids the URL with the hash, which is cached for a year: this picture must be current.
          hash="now"
          variant={sheet === 1 ? '2048' : `page-${sheet}`}
          {...picture}
          alt={m.pictureOf({ sheet, name: nameOf(document) })}
          className={classes.picture}
          draggable={false}
          onLost={on.onLost}
        />
        {areas.map(({ area, at }) => (
          <Area key={at} at={at} area={(live?.at === at && live.area) || area} helpId={helpId} {...on} />
        ))}
        {live && live.at === undefined && live.area && <div className={classes.area} style={boxOf(live.area)} />}
      </div>
    </div>
  );
}

interface AreaProps extends Pick<HideSheetProps, 'onChange' | 'onRemove' | 'helpId'> {
  at: number;
  area: HiddenArea;
}

function Area({ at, area, helpId, onChange, onRemove }: AreaProps) {
  const press = (event: KeyboardEvent) => {
    const after = areaAfterKey(area, event);
    if (!after) return;
    event.preventDefault();
    if (after === 'removed') onRemove(at);
    else onChange(at, after);
  };
  return (
    <button
      type="button"
      className={classes.area}
      style={boxOf(area)}
      data-area={at}
      aria-label={partAt(area, at)}
      aria-describedby={helpId}
      onKeyDown={press}
    >
      <span aria-hidden className={classes.number}>
        {at + 1}
      </span>
      <span aria-hidden data-corner className={classes.corner} />
    </button>
  );
}

/** Placeholder for a sheet without a picture. */
function NoPicture({
  areas,
  helpId,
  onChange,
  onRemove,
}: Omit<AreaProps, 'at' | 'area'> & Pick<HideSheetProps, 'areas'>) {
  return (
    <div className={classes.missing}>
      <p>{m.noPicture}</p>
      {areas.map(({ area, at }) => (
        <Area key={at} {...{ at, area, helpId, onChange, onRemove }} />
      ))}
    </div>
  );
}

const boxOf = ({ x, y, width, height }: HiddenArea) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
