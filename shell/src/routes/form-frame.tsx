import type { ReactNode } from 'react';
import { FormSkeleton } from '@carnet/mf-kit/ui';
import { matchPath, useLocation, useRemotes } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';

interface FormFrameProps {
  /** Content of the page; a skeleton of a form is shown while it is missing. */
  children?: ReactNode;
  /** Content for pages whose heading no remote has named. */
  otherwise: ReactNode;
}

/**
 * Frame of a form's page. Its heading comes from the remote's manifest (`headings` in `remote.json`), so that it appears before the remote's code is loaded.
 */
export function FormFrame({ children, otherwise }: FormFrameProps) {
  const { pathname } = useLocation();
  const headings = useRemotes().entries.flatMap((entry) => Object.entries(entry.headings ?? {}));
  const heading = headings.find(([path]) => matchPath(path, pathname))?.[1];
  if (!heading) return otherwise;
  return (
    <PageFrame key={pathname} {...heading} width="narrow">
      {children ?? <FormSkeleton />}
    </PageFrame>
  );
}
