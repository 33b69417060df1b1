import type { ReactNode } from 'react';
import { FormSkeleton } from '@carnet/mf-kit/ui';
import { matchPath, useLocation, useRemotes } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';

interface FormFrameProps {
  /** The page; while it is not there, the shape of a form. */
  children?: ReactNode;
  /** The content of pages that no remote has named a heading for. */
  otherwise: ReactNode;
}

/** The frame of a form's page, which its remote names before any of its code is there (`headings` of its `remote.json`). */
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
