import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { FilterSelect } from '@carnet/mf-kit/pages';
import { useScale } from './chosen-scale';
import { type Counted, type Scale, SCALES } from './consumption.rules';
import { SCALE_NAMES } from './consumption.words';
import classes from './consumption.module.css';
import * as m from '../messages/consumption';

/** Selects a scale; the choice is stored. */
export function ScaleSelect({ counted, odometer }: { counted: Counted; odometer: OdometerUnit }) {
  const [scale, choose] = useScale(counted, odometer);
  return (
    <div className={classes.scale}>
      <FilterSelect
        label={m.readAs}
        value={scale}
        onChange={(value) => choose(value as Scale)}
        options={SCALES[counted].map((one) => ({ value: one, label: SCALE_NAMES[one] }))}
      />
    </div>
  );
}
