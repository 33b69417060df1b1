import type { Problems } from '@carnet/mf-kit/forms';
import { passwordProblem } from './password-rules';

export interface RegisterValues {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
}

/** The documents' order (spec §5): what is required, that both passwords are one, then the password's own rules. */
export function registerProblems(values: RegisterValues): Problems<RegisterValues> | null {
  const missing = {
    ...(!values.username.trim() && { username: 'Enter a username' }),
    ...(!values.email.trim() && { email: 'Enter your email' }),
    ...(!values.password && { password: 'Enter a password' }),
  };
  if (Object.keys(missing).length) return { message: 'Please enter all required fields', fields: missing };
  if (values.password !== values.confirmPassword) return { fields: { confirmPassword: 'Passwords do not match' } };
  const weakness = passwordProblem(values.password);
  return weakness ? { fields: { password: weakness } } : null;
}
