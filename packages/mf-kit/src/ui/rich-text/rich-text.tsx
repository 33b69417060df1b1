import { lazy, Suspense } from 'react';
import { TextSkeleton } from '../states';
import { Boundary } from '../lazy-part';
import * as m from '../../messages/states';

const View = lazy(() => import(/* webpackChunkName: "kit-rich-text" */ './rich-text-view'));

/** Rich text from a service (HTML), sanitised before it is shown. */
export function RichText({ html }: { html: string }) {
  return (
    <Boundary fallback={() => <p role="alert">{m.textNotShown}</p>} resetKey={html}>
      <Suspense fallback={<TextSkeleton />}>
        <View html={html} />
      </Suspense>
    </Boundary>
  );
}
