import type { ComponentType, ReactNode } from 'react';
import { PanelError, PanelSkeleton } from '../components';
import type { PanelName, Remote } from './define-remote';
import { LazyPart } from './lazy-part';
import { useRemote } from './use-remote';
import { reloadPage, VersionMismatch } from './version-mismatch';
import * as m from '../messages/remotes';

type AnyPanel = () => Promise<{ default: ComponentType<object> }>;

interface PanelProps<Name extends string> {
  name: Name;
  /** Stands there where the remote is known but offers no such panel. */
  otherwise?: ReactNode;
  /** Stands there until it has come; a skeleton otherwise. */
  loading?: ReactNode;
}

/**
 * A piece of another remote's: `<Panel name="service/vehicle-history" vehicleId={7} />`. While its remote is away the panel alone
 * says so and offers to try again (contract §7).
 */
export const Panel = SomePanel as <Name extends PanelName>(panel: PanelProps<Name> & CarnetPanels[Name]) => ReactNode;

function SomePanel({ name, otherwise, loading = <PanelSkeleton />, ...props }: PanelProps<string>) {
  const found = useRemote(name.slice(0, name.indexOf('/')));
  if (found.status === 'loading') return loading;
  if (found.status === 'failed') {
    if (found.error instanceof VersionMismatch)
      return <PanelError title={m.partUpdated} error={null} retry={m.reload} onRetry={reloadPage} />;
    return <PanelError error={found.error} onRetry={found.retry} />;
  }
  const load = panelOf(found.remote, name);
  if (!load && otherwise !== undefined) return otherwise;
  return (
    <LazyPart
      load={load ?? missing}
      props={props}
      loading={loading}
      fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
      resetKey={name}
    />
  );
}

function panelOf(remote: Remote, name: string): AnyPanel | undefined {
  return (remote.panels as Partial<Record<string, AnyPanel>>)[name];
}

const missing: AnyPanel = () => Promise.reject(new Error('The remote offers no such panel'));
