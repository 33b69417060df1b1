import type { ComponentType, ReactNode } from 'react';
import { PanelError, PanelSkeleton } from '../ui/panel-frame';
import type { Remote, SlotEntry, SlotName } from './define-remote';
import { LazyPart } from '../ui/lazy-part';
import { useRemotes } from './remotes-context';
import { useRemote } from './use-remote';
import { reloadPage, VersionMismatch } from './version-mismatch';
import * as m from '../messages/remotes';

type Load = () => Promise<{ default: ComponentType<object> }>;

/** The entry with which a remote fills a slot: a panel, or the target of an action. */
export interface SlotFill extends SlotEntry {
  /** Its name in the remote: `service-history`. */
  name: string;
  /** The id of its remote. */
  remote: string;
}

/** The entries of a slot, known before any remote is loaded. Entries with a place come first, then the others in the order of the remotes. */
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
  /** Name of the only panel to show, such as the open tab's. Without it, all panels are shown. */
  only?: string;
  /** Shown if no remote fills the slot. */
  otherwise?: ReactNode;
  /** Shown in place of a panel that is loading. Default: a skeleton, or nothing for a `quiet` panel. */
  loading?: ReactNode;
}

/**
 * The panels of all remotes for a slot of a page: `<Slot slot="vehicle-aside" vehicleId={7} />`. A panel whose remote is away shows an error in its
 * place.
 */
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
  /** Selects the part from its remote. */
  pick: (remote: Remote) => Load | undefined;
  props: object;
  loading: ReactNode;
}

/** A part of another remote. If that remote is away, only this part says so and offers a retry (contract §7). */
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
