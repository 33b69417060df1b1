/** The methods by which somebody proves who they are. The password is one only where no second factor is turned on. */
export const METHODS = ['passkey', 'totp', 'recovery_code', 'password'] as const;
export type Method = (typeof METHODS)[number];

/** The ways in which a person can prove themselves, and whether that was done in a session lately. */
export interface Standing {
  passkeys: number;
  totp: boolean;
  recovery_codes: number;
  password: boolean;
  proven: boolean;
}

/** Tells whether the password alone signs nobody in any more. */
export const hasFactor = ({ passkeys, totp }: Pick<Standing, 'passkeys' | 'totp'>): boolean => totp || passkeys > 0;

/** Methods that can be asked for: a second factor of whoever has one, else the password. */
export function methodsOf(standing: Omit<Standing, 'proven'>): Method[] {
  if (!hasFactor(standing)) return standing.password ? ['password'] : [];
  const has = { passkey: standing.passkeys > 0, totp: standing.totp, recovery_code: standing.recovery_codes > 0 };
  return METHODS.filter((method) => method !== 'password' && has[method]);
}
