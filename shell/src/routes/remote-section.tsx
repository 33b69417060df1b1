import {
  LazyPart,
  Navigate,
  PageSkeleton,
  type RemoteRoute,
  RemoteUnavailable,
  Route,
  Routes,
  useLoaded,
  useLocation,
  useRemotes,
} from '@carnet/mf-kit';

/** The pages of one remote. While it is away only they say so; the rest of the page goes on. */
export function RemoteSection({ id, base }: { id: string; base: string }) {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const remote = useLoaded(id, () => remotes.load(id));
  if (remote.status === 'loading') return <PageSkeleton />;
  if (remote.status === 'failed') return <RemoteUnavailable onRetry={remote.retry} />;
  return (
    <Routes>
      {routesBelow(base, remote.value.routes).map(({ path, page }) => (
        <Route
          key={path}
          path={path}
          element={
            <LazyPart
              load={page}
              props={{}}
              loading={<PageSkeleton />}
              fallback={({ retry }) => <RemoteUnavailable onRetry={retry} />}
              resetKey={pathname}
            />
          }
        />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** The remote's routes under one first segment, relative to it. */
export function routesBelow(base: string, routes: readonly RemoteRoute[]): RemoteRoute[] {
  const below = routes.filter(({ path }) => path === base || path.startsWith(`${base}/`));
  return below.map((route) => ({ ...route, path: route.path.slice(base.length + 1) }));
}
