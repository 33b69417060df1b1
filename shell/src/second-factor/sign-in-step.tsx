import type { identity } from '@carnet/contracts';
import { ApiError } from '@carnet/mf-kit/data';
import { Button } from '@carnet/mf-kit/ui';
import type { Asked } from './asked';
import { ProofForm } from './proof-form';
import { askSecondStep, endSignIn, type Proof } from './proof.queries';
import * as m from '../messages/second-step';

export interface SignInStepProps {
  asked: Asked;
  onSignedIn: (answer: identity.SignedInView) => void;
  /** Returns to the password, with a reason in `why` if there is one. */
  onBack: (why?: string) => void;
}

export default function SignInStep({ asked, onSignedIn, onBack }: SignInStepProps) {
  const backWhereEnded = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'second_factor.challenge_ended') onBack(error.message);
    throw error;
  };
  const save = (proof: Proof) => endSignIn(asked.challenge, proof).catch(backWhereEnded);
  return (
    <ProofForm
      label={m.logIn}
      methods={asked.methods}
      submit={m.logIn}
      submitting={m.loggingIn}
      askPasskey={() => askSecondStep(asked.challenge).catch(backWhereEnded)}
      save={save}
      onProven={onSignedIn}
    >
      <Button variant="quiet" onClick={() => onBack()}>
        {m.back}
      </Button>
    </ProofForm>
  );
}
