import type { Problems } from '@carnet/mf-kit/forms';
import { passwordProblem } from './password-rules';
import * as m from '../messages/forgotten-password';

export interface EmailValues {
  email: string;
}

export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

export function emailProblems({ email }: EmailValues): Problems<EmailValues> | null {
  return email.trim() ? null : { fields: { email: m.enterEmail } };
}

/** The order of every new password: it is there, both are one, then its own rules (spec §5). */
export function newPasswordProblems(values: NewPasswordValues): Problems<NewPasswordValues> | null {
  if (!values.newPassword) return { fields: { newPassword: m.enterNewPassword } };
  if (values.newPassword !== values.confirmPassword) return { fields: { confirmPassword: m.differ } };
  const weakness = passwordProblem(values.newPassword);
  return weakness ? { fields: { newPassword: weakness } } : null;
}

/** The secret of a mail's link, behind the sign that browsers send nowhere: `#token=…`. */
export const tokenOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
