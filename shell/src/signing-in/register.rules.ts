import type { Problems } from '@carnet/mf-kit/forms';
import { passwordProblem } from './password-rules';
import * as m from '../messages/register';

export interface RegisterValues {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
}

/** Validates in the documents' order (spec §5): required fields, both passwords match, then the password rules. */
export function registerProblems(values: RegisterValues): Problems<RegisterValues> | null {
  const missing = {
    ...(!values.username.trim() && { username: m.enterUsername }),
    ...(!values.email.trim() && { email: m.enterEmail }),
    ...(!values.password && { password: m.enterPassword }),
  };
  if (Object.keys(missing).length) return { message: m.enterAllRequired, fields: missing };
  if (values.password !== values.confirmPassword) return { fields: { confirmPassword: m.passwordsDiffer } };
  const weakness = passwordProblem(values.password);
  return weakness ? { fields: { password: weakness } } : null;
}
