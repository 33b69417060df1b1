import { isTypedUnsaved, mayHaveAnyWaiting, saveWaitingAsFile } from '@carnet/mf-kit/data';
import { Button, ConfirmDialog } from '@carnet/mf-kit/ui';
import * as m from '../messages/frame';

interface SignOutQuestionProps {
  /** Other losses beside typed text, one sentence each. */
  losses: readonly string[];
  onSignOut: () => void;
  onClose: () => void;
}

export default function SignOutQuestion({ losses, onSignOut, onClose }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      opened
      title={m.logOutNow}
      confirmLabel={m.logOut}
      cancelLabel={m.stay}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      {isTypedUnsaved() && <p>{m.typedWouldBeLost}</p>}
      {losses.map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
      {mayHaveAnyWaiting() && <Button onClick={() => void saveWaitingAsFile()}>{m.saveAsFile}</Button>}
    </ConfirmDialog>
  );
}
