import type { ReactNode } from 'react';
import { LazyPart } from '../../ui/lazy-part';
import { useGarage } from '../../data/session/garage';

const authoredEntry = () => import(/* webpackChunkName: "kit-changes" */ './authored-entry');

interface OfAuthorProps {
  /** API address of the page's entry, whose history says who added it. Undefined if the page shows no entry. */
  entry?: string;
  children: ReactNode;
}

/** Lets contributors change entries that they added themselves (ADR 138). Everybody else has the rights of their role. */
export function OfAuthor({ entry, children }: OfAuthorProps): ReactNode {
  const isAsked = useGarage()?.role === 'contributor' && entry !== undefined;
  if (!isAsked) return children;
  return <LazyPart load={authoredEntry} props={{ entry, children }} loading={null} fallback={() => children} />;
}
