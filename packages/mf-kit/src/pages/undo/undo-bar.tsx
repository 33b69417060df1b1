import { messageOf } from '../../data/api/api-error';
import { Notice } from '../../ui/notice';
import { LazyPart } from '../../ui/lazy-part';
import type { Undo } from './use-undo';

const load = () => import(/* webpackChunkName: "kit-undo" */ './undo-offer');

/** Below the page: what was done last and a way to take it back, or why it failed. Its code comes when there is something to say. */
export function UndoBar({ undo }: { undo: Undo }) {
  const { done, error } = undo;
  const text = error ? messageOf(error) : done?.text;
  return (
    // No box: a page's columns leave no gap for it.
    <div role="status" style={{ display: 'contents' }}>
      {text && (
        <LazyPart
          load={load}
          props={{ undo, text }}
          loading={null}
          fallback={() => <Notice onDismiss={undo.dismiss}>{text}</Notice>}
        />
      )}
    </div>
  );
}
