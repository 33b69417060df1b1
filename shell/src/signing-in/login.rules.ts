import type { Problems } from '@carnet/mf-kit/forms';
import * as m from '../messages/sign-in';

export interface LoginValues {
  email: string;
  password: string;
}

/** Both fields are required (spec §5). */
export function loginProblems({ email, password }: LoginValues): Problems<LoginValues> | null {
  const fields = {
    ...(!email.trim() && { email: m.enterEmail }),
    ...(!password && { password: m.enterPassword }),
  };
  return Object.keys(fields).length ? { message: m.enterAllFields, fields } : null;
}
