import {
  LazyPart,
  Navigate,
  PageSkeleton,
  RemoteUnavailable,
  Route,
  Routes,
  useLoaded,
  useLocation,
  useRemotes,
} from '@carnet/mf-kit';

/** The pages of one remote. While it is away only they say so; the rest of the page goes on. */
export function RemoteSection({ id }: { id: string }) {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const remote = useLoaded(id, () => remotes.load(id));
  if (remote.status === 'loading') return <PageSkeleton />;
  if (remote.status === 'failed') return <RemoteUnavailable onRetry={remote.retry} />;
  return (
    <Routes>
      {remote.value.routes.map(({ path, page }) => (
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
