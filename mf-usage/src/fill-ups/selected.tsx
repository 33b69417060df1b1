import type { LinkAgain, usage } from '@carnet/contracts';
import { Button, ClearIcon, TrashIcon } from '@carnet/mf-kit/ui';
import type { Undo } from '@carnet/mf-kit/pages';
import { createContext, useContext } from 'react';
import { titleOf, whenOf } from './fill-up.words';
import { createFillUp, deleteFillUps, type FillUp } from './fill-ups.queries';
import type { useFileLinks } from './use-file-links';
import classes from './fill-ups.module.css';
import * as m from '../messages/fill-ups';

/** Selected fill-ups of the list. A context keeps the columns constant, so that a click renders only one row. */
export const SelectedContext = createContext<{
  selected: ReadonlySet<number>;
  select: (ids: ReadonlySet<number>) => void;
}>({ selected: new Set(), select: () => undefined });

export function SelectRow({ fillUp }: { fillUp: FillUp }) {
  const { selected, select } = useContext(SelectedContext);
  const isSelected = selected.has(fillUp.id);
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        aria-label={m.selectNamed({ name: titleOf(fillUp), day: whenOf(fillUp) })}
        checked={isSelected}
        onChange={() => {
          const next = new Set(selected);
          if (isSelected) next.delete(fillUp.id);
          else next.add(fillUp.id);
          select(next);
        }}
      />
    </label>
  );
}

interface SelectedBarProps {
  rows: readonly FillUp[];
  busy: boolean;
  /** Resolves to false if it failed; the selection then stays. */
  onDelete: (fillUps: FillUp[]) => Promise<boolean>;
}

/** Toolbar while fill-ups are selected, with their number and the actions. Rows that are no longer shown do not count. */
export function SelectedBar({ rows, busy, onDelete }: SelectedBarProps) {
  const { selected, select } = useContext(SelectedContext);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const clear = () => select(new Set());
  if (chosen.length === 0) return null;
  return (
    <div className={classes.selected} role="toolbar" aria-label={m.selectedFillUps}>
      <span role="status">{m.selected({ count: chosen.length })}</span>
      {chosen.length < rows.length && (
        <Button size="sm" variant="quiet" onClick={() => select(new Set(rows.map(({ id }) => id)))}>
          {m.selectAll({ count: rows.length })}
        </Button>
      )}
      <Button size="sm" variant="quiet" icon={<ClearIcon size={16} />} onClick={clear}>
        {m.clearSelection}
      </Button>
      <Button
        size="sm"
        variant="danger"
        icon={<TrashIcon size={16} />}
        busy={busy}
        onClick={() => void onDelete(chosen).then((isDone) => isDone && clear())}
      >
        {m.deleteSelected}
      </Button>
    </div>
  );
}

/**
 * Deletes them, and takes that back by recording them anew: the oldest first, since those of one day count in that order. What belonged to them is
 * linked again.
 */
export function deleting(
  fillUps: readonly FillUp[],
  linksOf: ReturnType<typeof useFileLinks>,
): Parameters<Undo['run']>[0] {
  const gone = fillUps.toSorted((a, b) => a.id - b.id);
  let links: readonly LinkAgain[] = [];
  const made: number[] = [];
  const linked: number[] = [];
  return {
    act: async () => {
      links = await linksOf(gone.map(({ id }) => ({ subject: 'fill-up', id })));
      await deleteFillUps(fillUps.map(({ id }) => id));
    },
    text: m.deleted({ count: fillUps.length }),
    undo: async () => {
      // A retry resumes with the fill-up that failed.
      for (const next of gone.slice(made.length)) made.push((await createFillUp(bodyOf(next))).id);
      for (const id of made.slice(linked.length)) {
        await links[linked.length]!({ subject: 'fill-up', id });
        linked.push(id);
      }
    },
  };
}

const bodyOf = (fillUp: FillUp): usage.CreateFillUp => ({
  vehicle_id: fillUp.vehicle_id,
  filled_on: fillUp.filled_on,
  at: fillUp.at,
  odometer: fillUp.odometer,
  trip: fillUp.trip,
  energy: fillUp.energy,
  amount: fillUp.amount,
  unit: fillUp.unit,
  full: fillUp.full,
  missed_before: fillUp.missed_before,
  excluded: fillUp.excluded,
  total: fillUp.total,
  currency: fillUp.currency,
  unit_price: fillUp.unit_price,
  station: fillUp.station,
  tank: fillUp.tank,
  note: fillUp.note,
  charge_kind: fillUp.charge_kind,
  from_percent: fillUp.from_percent,
  to_percent: fillUp.to_percent,
});
