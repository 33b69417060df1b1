import type { ComponentType, ReactNode } from 'react';
import { PanelError, PanelSkeleton } from '../ui/panel-frame';
import type { Remote, SlotEntry, SlotName } from './define-remote';
import { LazyPart } from '../ui/lazy-part';
import { useRemotes } from './remotes-context';
import { useRemote } from './use-remote';
import { reloadPage, VersionMismatch } from './version-mismatch';
import * as m from '../messages/remotes';

type Load = () => Promise<{ default: ComponentType<object> }>;

/** The entry with which one remote fills a slot: a panel, or the target of an action. */
export interface SlotFill extends SlotEntry {
  /** As its remote calls it: `service-history`. */
  name: string;
  /** The id of its remote. */
  remote: string;
}

/** The entries of a slot, known before any remote is loaded: those that say their place first, then all others in the order of the remotes. */
export function useSlot(slot: SlotName): readonly SlotFill[] {
  const { entries } = useRemotes();
  const fills = entries.flatMap(({ id, slots }) =>
    Object.entries<SlotEntry>(slots?.[slot] ?? {}).map(([name, entry]) => ({ ...entry, name, remote: id })),
  );
  return fills.sort((one, other) => (one.place ?? LAST) - (other.place ?? LAST));
}

const LAST = 99;

interface SlotProps<Name extends string> {
  slot: Name;
  /** The one panel that is shown, by its name: the open tab's. All are, where it is left out. */
  only?: string;
  /** Stands there where no remote fills the slot. */
  otherwise?: ReactNode;
  /** Stands for each panel until it has come; a skeleton otherwise, or nothing for one that is `quiet`. */
  loading?: ReactNode;
}

/** The panels of all remotes that fill a slot of a page: `<Slot slot="vehicle-aside" vehicleId={7} />`. One that is away says so in its own place. */
export const Slot = SomeSlot as <Name extends SlotName>(slot: SlotProps<Name> & CarnetSlots[Name]) => ReactNode;

function SomeSlot({ slot, only, otherwise, loading = <PanelSkeleton />, ...props }: SlotProps<SlotName>) {
  const fills = useSlot(slot).filter(({ name }) => !only || name === only);
  if (fills.length === 0) return otherwise;
  return fills.map(({ remote, name, quiet }) => (
    <RemotePart
      key={`${remote}/${name}`}
      remote={remote}
      pick={({ panels }) => panels?.[slot]?.[name] as Load | undefined}
      props={props}
      loading={quiet ? null : loading}
    />
  ));
}

interface RemotePartProps {
  remote: string;
  /** Finds the part in its remote. */
  pick: (remote: Remote) => Load | undefined;
  props: object;
  loading: ReactNode;
}

/** A piece of another remote's. While its remote is away the piece alone says so and offers to try again (contract §7). */
export function RemotePart({ remote, pick, props, loading }: RemotePartProps) {
  const found = useRemote(remote);
  if (found.status === 'loading') return loading;
  if (found.status === 'failed') {
    if (found.error instanceof VersionMismatch)
      return <PanelError title={m.partUpdated} error={null} retry={m.reload} onRetry={reloadPage} />;
    return <PanelError error={found.error} onRetry={found.retry} />;
  }
  return (
    <LazyPart
      load={pick(found.remote) ?? missing}
      props={props}
      loading={loading}
      fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
    />
  );
}

const missing: Load = () => Promise.reject(new Error('The remote offers no such panel'));
