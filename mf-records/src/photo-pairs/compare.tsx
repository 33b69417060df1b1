import { formatDate } from '@carnet/mf-kit/formats';
import { ReactCompareSlider } from 'react-compare-slider';
import classes from './pairs.module.css';
import { PairPicture } from './pair-picture';
import type { PairedPhoto } from './photo-pairs.queries';
import * as m from '../messages/pairs';

interface CompareProps {
  before: PairedPhoto;
  after: PairedPhoto;
}

/** Two photos on top of each other with a slider between them, by pointer, touch or arrow keys. */
export default function Compare({ before, after }: CompareProps) {
  return (
    <figure className={classes.compare}>
      <ReactCompareSlider
        className={classes.slider}
        style={{ aspectRatio: String(ratioOf(before)) }}
        itemOne={<PairPicture photo={before} alt={m.beforeNamed({ photo: nameOf(before) })} />}
        itemTwo={<PairPicture photo={after} alt={m.afterNamed({ photo: nameOf(after) })} />}
        keyboardIncrement="4%"
      />
      <span className={classes.before} aria-hidden>
        {m.before}
      </span>
      <span className={classes.after} aria-hidden>
        {m.after}
      </span>
    </figure>
  );
}

const nameOf = ({ caption, taken_at }: PairedPhoto): string => caption ?? formatDate(taken_at.slice(0, 10));

const USUAL = 4 / 3;
const [TALLEST, WIDEST] = [0.75, 2];

const ratioOf = ({ width, height }: PairedPhoto): number =>
  Math.min(Math.max(width && height ? width / height : USUAL, TALLEST), WIDEST);
