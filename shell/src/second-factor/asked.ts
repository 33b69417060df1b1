import type { identity } from '@carnet/contracts';
import { ApiError } from '@carnet/mf-kit/data';

/** The second factor that is required after a correct password. */
export type Asked = NonNullable<identity.SecondFactorRequiredView['second_factor']>;
export type Method = Asked['methods'][number];

/** The second factor that a refused sign-in asks for. Other errors are thrown again. */
export function askedOf(error: unknown): Asked {
  const asked = told<identity.SecondFactorRequiredView>(error, 'second_factor.required')?.second_factor;
  if (!asked) throw error;
  return asked;
}

/** Methods of proof that a refused action asks for; null if it was refused for another reason, or no method is available. */
export function provableBy(error: unknown): Method[] | null {
  const methods = told<identity.StepUpRequiredView>(error, 'second_factor.step_up_required')?.step_up.methods;
  return methods?.length ? methods : null;
}

const told = <View>(error: unknown, code: string): View | null =>
  error instanceof ApiError && error.code === code ? (error.answer as View) : null;
