import { messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { type Remotes, useRemotes } from '@carnet/mf-kit/federation';
import { serviceEventsChanged } from '../events';
import * as m from '../messages/table-imports';
import { fillUpsChanged, garageChanged, plansChanged } from './imports.queries';
import { removeVehicle, undoImports } from './use-table-import';

interface UndoImportProps {
  batches: readonly string[];
  /** Vehicles that the import created. They are deleted if they have no other data. */
  vehicles?: readonly number[];
}

/** Undoes an import, and lists what stays. */
export function UndoImport({ batches, vehicles = [] }: UndoImportProps) {
  const queries = useQueryClient();
  const remotes = useRemotes();
  const undo = useMutation({
    mutationFn: async () => {
      const undone = await undoImports(batches);
      const gone = vehicles.length > 0 ? await removeEmpty(vehicles, remotes) : 0;
      return { ...undone, gone };
    },
    // The list is not refetched now, so that the result stays visible.
    onSuccess: () =>
      Promise.all([
        ...[serviceEventsChanged(queries), garageChanged(queries)],
        ...[fillUpsChanged(queries), plansChanged(queries)],
      ]),
  });
  if (undo.data) {
    const { removed, kept, stayed, gone } = undo.data;
    const stay = vehicles.length - gone;
    return (
      <Notice tone="good" title={m.undone({ count: removed })}>
        {kept > 0 && <p>{m.keptChanged({ count: kept })}</p>}
        {stayed.length > 0 && <p>{m.plansStay({ names: [...new Set(stayed)].join(', ') })}</p>}
        {gone > 0 && <p>{m.vehiclesDeleted({ count: gone })}</p>}
        {stay > 0 && <p>{m.vehiclesStay({ count: stay })}</p>}
      </Notice>
    );
  }
  return (
    <>
      {undo.error && <Notice tone="bad">{messageOf(undo.error)}</Notice>}
      <Button busy={undo.isPending} onClick={() => undo.mutate()}>
        {m.undo}
      </Button>
    </>
  );
}

/** Deletes the vehicles for which no remote has any data, and returns their number. If a remote cannot be asked, deletes none. */
async function removeEmpty(vehicles: readonly number[], { entries, load }: Remotes): Promise<number> {
  const { signal } = new AbortController();
  const asked = await Promise.all(
    entries.map(async ({ id }) => (await (await load(id)).extensions?.['vehicle-dependents']?.())?.default ?? []),
  ).catch(() => null);
  if (!asked) return 0;
  let gone = 0;
  for (const id of vehicles) {
    const counts = await Promise.all(asked.flat().map(({ count }) => count(id, signal).catch(() => 1)));
    if (counts.some((count) => count > 0)) continue;
    await removeVehicle(id);
    gone += 1;
  }
  return gone;
}
