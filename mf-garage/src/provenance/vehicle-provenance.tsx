import { LazyPart, ListSkeleton, PanelError } from '@carnet/mf-kit/ui';
import type { ProvenanceTabProps } from './provenance-tab';
import * as m from '../messages/provenance';

const load = () => import('./provenance-tab');

/** Provenance of a vehicle, loaded when the tab is opened. */
export function VehicleProvenance(props: ProvenanceTabProps) {
  return (
    <LazyPart
      load={load}
      props={props}
      loading={<ListSkeleton label={m.loading} />}
      fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
    />
  );
}
