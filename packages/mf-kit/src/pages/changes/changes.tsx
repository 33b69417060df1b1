import { PanelError } from '../../ui/panel-frame';
import { LazyPart } from '../../ui/lazy-part';
import type { ChangedRecord } from './changes-of';
import type { ChangesProps } from './disclosure';

const disclosure = () => import(/* webpackChunkName: "kit-changes" */ './disclosure');

/** The history of a record (ADR 67), closed, at the end of its page. No list of records loads a byte of it. */
export function Changes<Shown extends ChangedRecord>(props: ChangesProps<Shown>) {
  return (
    <LazyPart<ChangesProps<Shown>>
      load={disclosure}
      props={props}
      loading={null}
      fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
    />
  );
}
