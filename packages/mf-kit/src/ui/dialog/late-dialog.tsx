import { PanelError } from '../panel-frame';
import { LazyPart, type Load } from '../lazy-part';
import { Dialog } from './dialog';

interface LateDialogProps<Props extends object> {
  /** Loads the module whose default export is the dialog. Keep it outside the component: it is known by its identity. */
  load: Load<Props>;
  props: Props;
  /** The dialog's own title. */
  title: string;
  onClose: () => void;
}

/** A dialog whose code is fetched as it opens. Where the code does not come, this says so and tries again; the page stays. */
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
