import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LazyPart } from '@carnet/mf-kit/ui';
import { type Method, provableBy } from './asked';

const stepUpDialog = () => import(/* webpackChunkName: "second-factor" */ './step-up-dialog');

interface Question {
  methods: Method[];
  answer: (proven: boolean) => void;
}

interface StepUp {
  /** Runs what ends or takes over the account. Where a proof is wanted first, it is asked for, and then this is run again. */
  proven<Done>(work: () => Promise<Done>): Promise<Done>;
  /** Stands outside of any form. */
  dialog: ReactNode;
}

/** Runs work that may be refused until the person has proven that it is them (ADR 86). */
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

/** The dialog did not come: what was refused says so where it was asked for. */
function Unasked({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
