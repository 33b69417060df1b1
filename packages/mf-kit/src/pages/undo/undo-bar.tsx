import { messageOf } from '../../data/api/api-error';
import { Notice } from '../../ui/notice';
import { LazyPart } from '../../ui/lazy-part';
import type { Undo } from './use-undo';

const load = () => import(/* webpackChunkName: "kit-undo" */ './undo-offer');

/** A bar below the page: the last action and a button that undoes it, or why the undo failed. Its code loads when there is something to show. */
export function UndoBar({ undo }: { undo: Undo }) {
  const { done, error } = undo;
  const text = error ? messageOf(error) : done?.text;
  return (
    // No box of its own, so that a page's columns leave no gap for it.
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
