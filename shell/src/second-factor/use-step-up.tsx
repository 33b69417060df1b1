import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LazyPart } from '@carnet/mf-kit/ui';
import { type Method, provableBy } from './asked';

const stepUpDialog = () => import(/* webpackChunkName: "second-factor" */ './step-up-dialog');

interface Question {
  methods: Method[];
  answer: (proven: boolean) => void;
}

interface StepUp {
  /** Runs a sensitive action. If the service asks for a proof, opens the dialog and then runs the action again. */
  proven<Done>(work: () => Promise<Done>): Promise<Done>;
  /** Must be rendered outside of any form. */
  dialog: ReactNode;
}

/** Runs actions that the service may refuse until the person proves their identity (ADR 86). */
export function useStepUp(): StepUp {
  const [question, ask] = useState<Question | null>(null);
  const proven = useCallback(async <Done,>(work: () => Promise<Done>): Promise<Done> => {
    try {
      return await work();
    } catch (refusal) {
      const methods = provableBy(refusal);
      if (!methods) throw refusal;
      const isProven = await new Promise<boolean>((answer) => ask({ methods, answer }));
      ask(null);
      if (!isProven) throw refusal;
      return work();
    }
  }, []);
  const dialog = question && (
    <LazyPart
      load={stepUpDialog}
      props={{ methods: question.methods, onAnswer: question.answer }}
      loading={null}
      fallback={() => <Unasked onShown={() => question.answer(false)} />}
    />
  );
  return { proven, dialog };
}

/** The dialog's code cannot be loaded, so the action fails with its original error. */
function Unasked({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
