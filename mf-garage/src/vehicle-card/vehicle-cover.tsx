import type { garage } from '@carnet/contracts';
import { cx, MediaImage } from '@carnet/mf-kit';
import { useEffect, useState } from 'react';
import classes from './vehicle-cover.module.css';

interface VehicleCoverProps {
  cover: NonNullable<garage.VehicleView['cover']>;
  /** How wide it is shown: on a card, or over a page. */
  size: 'card' | 'page';
}

/** The photo that stands for a vehicle: its colours first, then itself as it comes near the window. The words beside it say what it shows. */
export function VehicleCover({ cover: { photo_id, hash, thumbhash }, size }: VehicleCoverProps) {
  const [isLost, lose] = useState(false);
  const colours = useColours(thumbhash);
  if (isLost) return null;
  return (
    <span
      className={cx(classes.cover, classes[size])}
      style={{ backgroundImage: colours && `url(${colours})` }}
      data-cover={photo_id}
    >
      <MediaImage
        className={classes.picture}
        file={photo_id}
        hash={hash}
        variant={size === 'card' ? '960' : '2048'}
        alt=""
        onLost={() => lose(true)}
      />
    </span>
  );
}

/** A few coloured spots as a data URL. Who has no cover does not fetch what draws them. */
function useColours(thumbhash: string | null): string | undefined {
  const [colours, setColours] = useState<string>();
  useEffect(() => {
    let isWanted = thumbhash !== null;
    const draw = async () => {
      const { thumbHashToDataURL } = await import(/* webpackChunkName: "thumbhash" */ 'thumbhash');
      const bytes = Uint8Array.from(atob(thumbhash ?? ''), (char) => char.charCodeAt(0));
      if (isWanted) setColours(thumbHashToDataURL(bytes));
    };
    if (isWanted) draw().catch(() => undefined); // The picture comes without them as well.
    return () => {
      isWanted = false;
    };
  }, [thumbhash]);
  return colours;
}
