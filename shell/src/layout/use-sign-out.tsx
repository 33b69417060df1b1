import { type ReactNode, useState } from 'react';
import { isTypedUnsaved, lossOfSigningOut, useSession } from '@carnet/mf-kit/data';
import { LazyPart } from '@carnet/mf-kit/ui';

/** It is needed most where it could not be fetched, while something waits for a network: it comes with the outbox. */
export const signOutQuestion = () => import(/* webpackChunkName: "session-dialogs" */ './sign-out-question');

/** Signs out, and asks first if the person would lose something. `asking` must be rendered where it stays mounted. */
export function useSignOut(): { signOut: () => void; asking: ReactNode } {
  const { signOut } = useSession();
  const [losses, setLosses] = useState<readonly string[] | null>(null);
  const ask = async () => {
    const found = await lossOfSigningOut();
    if (found.length === 0 && !isTypedUnsaved()) signOut();
    else setLosses(found);
  };
  const asking = losses && (
    <LazyPart
      load={signOutQuestion}
      props={{ losses, onSignOut: signOut, onClose: () => setLosses(null) }}
      loading={null}
      fallback={() => null}
    />
  );
  return { signOut: () => void ask(), asking };
}
