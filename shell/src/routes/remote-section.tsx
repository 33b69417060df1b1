import type { ReactNode } from 'react';
import { FormSkeleton, LazyPart, PageSkeleton } from '@carnet/mf-kit/ui';
import { Navigate, type RemoteRoute, Route, Routes, useLocation, useRemote } from '@carnet/mf-kit/federation';
import { OfAuthor, RemoteUnavailable } from '@carnet/mf-kit/pages';
import { FormFrame } from './form-frame';

/** Pages of one remote. If it fails to load, only this section shows the error. */
export default function RemoteSection({ id, base }: { id: string; base: string }) {
  const found = useRemote(id);
  if (found.status === 'loading') return <FormFrame otherwise={<PageSkeleton />} />;
  if (found.status === 'failed') return <RemoteUnavailable error={found.error} onRetry={found.retry} />;
  return (
    <Routes>
      {routesBelow(base, found.remote.routes).map(({ path, page, entry }) => (
        <Route key={path} path={path} element={<RemotePage page={page} entry={entry} />} />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

function RemotePage({ page, entry }: Pick<RemoteRoute, 'page' | 'entry'>) {
  const { pathname } = useLocation();
  const part = (loading: ReactNode) => (
    <LazyPart
      load={page}
      props={{}}
      loading={loading}
      fallback={({ error, retry }) => <RemoteUnavailable error={error} onRetry={retry} />}
      resetKey={pathname}
    />
  );
  return (
    <OfAuthor entry={entry}>
      <FormFrame otherwise={part(<PageSkeleton />)}>{part(<FormSkeleton />)}</FormFrame>
    </OfAuthor>
  );
}

/** Routes of the remote below a first segment, relative to it. */
export function routesBelow(base: string, routes: readonly RemoteRoute[]): RemoteRoute[] {
  const below = routes.filter(({ path }) => path === base || path.startsWith(`${base}/`));
  return below.map((route) => ({ ...route, path: route.path.slice(base.length + 1) }));
}
