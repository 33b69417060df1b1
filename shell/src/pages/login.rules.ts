import type { Problems } from '@carnet/mf-kit/forms';

export interface LoginValues {
  email: string;
  password: string;
}

/** Both fields are required (spec §5). */
export function loginProblems({ email, password }: LoginValues): Problems<LoginValues> | null {
  const fields = {
    ...(!email.trim() && { email: 'Enter your email' }),
    ...(!password && { password: 'Enter your password' }),
  };
  return Object.keys(fields).length ? { message: 'Please enter all fields', fields } : null;
}
