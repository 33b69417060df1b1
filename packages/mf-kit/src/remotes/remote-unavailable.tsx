import { ErrorState, PageFrame } from '../components';

/** Stands in for the pages of a remote that cannot be loaded; the rest of the stack goes on. */
export function RemoteUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <PageFrame title="Not available right now">
      <ErrorState
        error={null}
        fallback="This part of Carnet could not be loaded. Everything else works as before."
        onRetry={onRetry}
      />
    </PageFrame>
  );
}
