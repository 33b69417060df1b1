import type { Problems } from '@carnet/mf-kit/forms';
import { passwordProblem } from '../signing-in';
import * as m from '../messages/profile';

export interface ProfileValues {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Username and email are required (spec §5). */
export function profileProblems({ username, email }: ProfileValues): Problems<ProfileValues> | null {
  const fields = {
    ...(!username.trim() && { username: m.enterUsername }),
    ...(!email.trim() && { email: m.enterEmail }),
  };
  return Object.keys(fields).length ? { message: m.usernameAndEmailRequired, fields } : null;
}

/** All fields are required, both new passwords must match, and the password rules apply (spec §5). */
export function changePasswordProblems(values: PasswordValues): Problems<PasswordValues> | null {
  const missing = {
    ...(!values.currentPassword && { currentPassword: m.enterCurrentPassword }),
    ...(!values.newPassword && { newPassword: m.enterNewPassword }),
  };
  if (Object.keys(missing).length) return { message: m.allFieldsRequired, fields: missing };
  if (values.newPassword !== values.confirmPassword) return { fields: { confirmPassword: m.newPasswordsDiffer } };
  const weakness = passwordProblem(values.newPassword);
  return weakness ? { fields: { newPassword: weakness } } : null;
}
