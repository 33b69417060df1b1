import type { SetFilter } from './filter-bar';
import { ClearIcon } from '../ui/icons';
import * as m from '../messages/lists';
import classes from './filter-chips.module.css';

/** Active filters as chips with a remove button, while the filter fields are collapsed. */
export default function Chips({ filters }: { filters: readonly SetFilter[] }) {
  return (
    <ul className={classes.chips} aria-label={m.filters}>
      {filters.map(({ label, text, takeOff }) => (
        <li key={label}>
          <button type="button" className={classes.chip} onClick={takeOff}>
            <span className={classes.spoken}>{m.takeOff({ filter: label, value: text })}</span>
            <span aria-hidden>{text}</span>
            <ClearIcon size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
