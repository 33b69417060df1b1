import { type ReactNode, useState } from 'react';
import { LazyPart, lossOfSigningOut, useSession } from '@carnet/mf-kit';

const question = () => import(/* webpackChunkName: "session-dialogs" */ './sign-out-question');

/** Signs out; where that would cost the person something, it says so first. `asking` stands somewhere that stays. */
export function useSignOut(): { signOut: () => void; asking: ReactNode } {
  const { signOut } = useSession();
  const [losses, setLosses] = useState<readonly string[]>([]);
  const ask = async () => {
    const found = await lossOfSigningOut();
    if (found.length === 0) signOut();
    else setLosses(found);
  };
  const asking = losses.length > 0 && (
    <LazyPart
      load={question}
      props={{ losses, onSignOut: signOut, onClose: () => setLosses([]) }}
      loading={null}
      fallback={() => null}
    />
  );
  return { signOut: () => void ask(), asking };
}
