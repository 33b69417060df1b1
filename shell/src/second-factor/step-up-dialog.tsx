import { useEffect, useRef } from 'react';
import { Button, Dialog } from '@carnet/mf-kit/ui';
import type { Method } from './asked';
import { ProofForm } from './proof-form';
import { askProof, prove } from './proof.queries';
import * as m from '../messages/second-step';
import classes from './second-factor.module.css';

interface StepUpDialogProps {
  methods: readonly Method[];
  /** `proven` is false if the person closed the dialog. */
  onAnswer: (proven: boolean) => void;
}

/** Asks for a proof in a dialog, before a sensitive action. */
export default function StepUpDialog({ methods, onAnswer }: StepUpDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // Without this, the dialog would focus its first button.
  useEffect(() => body.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus(), []);
  return (
    <Dialog opened title={m.confirmTitle} onClose={() => onAnswer(false)}>
      <div ref={body} className={classes.dialog}>
        <p>{m.confirmNote}</p>
        <ProofForm
          label={m.confirmTitle}
          methods={methods}
          submit={m.confirm}
          submitting={m.confirming}
          askPasskey={askProof}
          save={prove}
          onProven={() => onAnswer(true)}
        >
          <Button onClick={() => onAnswer(false)}>{m.cancel}</Button>
        </ProofForm>
      </div>
    </Dialog>
  );
}
