import { PanelError } from '../../ui/panel-frame';
import { LazyPart } from '../../ui/lazy-part';
import type { ChangedRecord } from './changes-of';
import type { ChangesProps } from './disclosure';

const disclosure = () => import(/* webpackChunkName: "kit-changes" */ './disclosure');

/** The history of a record (ADR 67), collapsed at the end of its page. Its code is a separate chunk, so that lists of records do not load it. */
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
