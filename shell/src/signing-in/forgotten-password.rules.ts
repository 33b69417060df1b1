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

/** Validates a new password in this order: it is present, both match, then the password rules (spec §5). */
export function newPasswordProblems(values: NewPasswordValues): Problems<NewPasswordValues> | null {
  if (!values.newPassword) return { fields: { newPassword: m.enterNewPassword } };
  if (values.newPassword !== values.confirmPassword) return { fields: { confirmPassword: m.differ } };
  const weakness = passwordProblem(values.newPassword);
  return weakness ? { fields: { newPassword: weakness } } : null;
}

/** Parses `#token=…`, the secret of a mail's link. Browsers do not send this part of a URL to servers. */
export const tokenOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
