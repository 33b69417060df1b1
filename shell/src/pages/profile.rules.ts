import type { Problems } from '@carnet/mf-kit/forms';
import { passwordProblem } from './password-rules';

export interface ProfileValues {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** IANA name; empty until there is one. */
  timeZone: string;
}

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Username and email are required (spec §5). */
export function profileProblems({ username, email }: ProfileValues): Problems<ProfileValues> | null {
  const fields = {
    ...(!username.trim() && { username: 'Enter a username' }),
    ...(!email.trim() && { email: 'Enter your email' }),
  };
  return Object.keys(fields).length ? { message: 'Username and email are required', fields } : null;
}

/** Everything is required, both new passwords are one, then the password's own rules (spec §5). */
export function changePasswordProblems(values: PasswordValues): Problems<PasswordValues> | null {
  const missing = {
    ...(!values.currentPassword && { currentPassword: 'Enter your current password' }),
    ...(!values.newPassword && { newPassword: 'Enter a new password' }),
  };
  if (Object.keys(missing).length) return { message: 'All fields are required', fields: missing };
  if (values.newPassword !== values.confirmPassword)
    return { fields: { confirmPassword: 'New passwords do not match' } };
  const weakness = passwordProblem(values.newPassword);
  return weakness ? { fields: { newPassword: weakness } } : null;
}
