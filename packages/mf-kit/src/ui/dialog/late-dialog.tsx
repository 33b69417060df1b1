import { PanelError } from '../panel-frame';
import { LazyPart, type Load } from '../lazy-part';
import { Dialog } from './dialog';

interface LateDialogProps<Props extends object> {
  /** Loads the module whose default export is the dialog. Define it outside the component, because it is compared by identity. */
  load: Load<Props>;
  props: Props;
  /** The dialog's own title. */
  title: string;
  onClose: () => void;
}

/** A dialog whose code is fetched when it opens. If that fails, it shows the error with a retry; the page stays. */
export const LateDialog = <Props extends object>({ load, props, title, onClose }: LateDialogProps<Props>) => (
  <LazyPart
    load={load}
    props={props}
    loading={<span data-waiting hidden />}
    fallback={({ error, retry }) => (
      <Dialog opened title={title} onClose={onClose}>
        <PanelError error={error} onRetry={retry} />
      </Dialog>
    )}
  />
);
