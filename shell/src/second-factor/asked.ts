import type { identity } from '@carnet/contracts';
import { ApiError } from '@carnet/mf-kit/data';

/** The result of a right password: the second factor is to come. */
export type Asked = NonNullable<identity.SecondFactorRequiredView['second_factor']>;
export type Method = Asked['methods'][number];

/** The next question of a refused sign-in; a refusal that asks for nothing is thrown again. */
export function askedOf(error: unknown): Asked {
  const asked = told<identity.SecondFactorRequiredView>(error, 'second_factor.required')?.second_factor;
  if (!asked) throw error;
  return asked;
}

/** The methods by which the person can prove who they are to have what was refused; null where it was refused for something else, or no method helps here. */
export function provableBy(error: unknown): Method[] | null {
  const methods = told<identity.StepUpRequiredView>(error, 'second_factor.step_up_required')?.step_up.methods;
  return methods?.length ? methods : null;
}

const told = <View>(error: unknown, code: string): View | null =>
  error instanceof ApiError && error.code === code ? (error.answer as View) : null;
