import { messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, RetryIcon } from '@carnet/mf-kit/ui';
import { filesChanged, makePicturesAgain } from './files.queries';
import * as m from '../messages/files';

/** Button that retries a file's failed pictures. `of` names the file if several buttons are on the page. */
export function TryAgain({ id, of }: { id: number; of?: string }) {
  const queries = useQueryClient();
  const again = useMutation({ mutationFn: () => makePicturesAgain(id), onSuccess: () => filesChanged(queries) });
  return (
    <>
      <Button
        wants="arrange"
        size="sm"
        icon={<RetryIcon size={16} />}
        busy={again.isPending}
        aria-label={of && m.tryAgainNamed({ name: of })}
        onClick={() => again.mutate()}
      >
        {m.tryAgain}
      </Button>
      {again.error && <span role="alert"> {messageOf(again.error)}</span>}
    </>
  );
}
