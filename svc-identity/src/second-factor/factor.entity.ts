/** Methods of proof. The password counts only without a second factor. */
export const METHODS = ['passkey', 'totp', 'recovery_code', 'password'] as const;
export type Method = (typeof METHODS)[number];

/** A person's methods of proof, and whether the session has a recent proof. */
export interface Standing {
  passkeys: number;
  totp: boolean;
  recovery_codes: number;
  password: boolean;
  proven: boolean;
}

/** Returns true if the password alone is not enough. */
export const hasFactor = ({ passkeys, totp }: Pick<Standing, 'passkeys' | 'totp'>): boolean => totp || passkeys > 0;

/** The methods to offer: second factors if there are any, else the password. */
export function methodsOf(standing: Omit<Standing, 'proven'>): Method[] {
  if (!hasFactor(standing)) return standing.password ? ['password'] : [];
  const has = { passkey: standing.passkeys > 0, totp: standing.totp, recovery_code: standing.recovery_codes > 0 };
  return METHODS.filter((method) => method !== 'password' && has[method]);
}
