import { ErrorState, FormSkeleton, LazyPart } from '@carnet/mf-kit/ui';
import type { SignInStepProps } from './sign-in-step';
import * as m from '../messages/sign-in';

const signInStep = () => import(/* webpackChunkName: "second-factor" */ './sign-in-step');

/** Loaded after the password, only for people with a second factor. */
export function SecondStep(props: SignInStepProps) {
  return (
    <LazyPart
      load={signInStep}
      props={props}
      loading={<FormSkeleton label={m.loggingIn} />}
      fallback={({ error, retry }) => <ErrorState error={error} fallback={m.stepNotLoaded} onRetry={retry} />}
    />
  );
}
