/** By what somebody proves that it is them. The password alone where no second factor is turned on. */
export const METHODS = ['totp', 'recovery_code', 'password'] as const;
export type Method = (typeof METHODS)[number];

/** What a person has to prove by, and whether that was done in a session lately. */
export interface Standing {
  totp: boolean;
  recovery_codes: number;
  password: boolean;
  proven: boolean;
}

/** Whether the password alone signs nobody in any more. */
export const hasFactor = ({ totp }: Pick<Standing, 'totp'>): boolean => totp;

/** What can be asked for: a second factor of whoever has one, else the password. */
export function methodsOf(standing: Omit<Standing, 'proven'>): Method[] {
  if (!hasFactor(standing)) return standing.password ? ['password'] : [];
  return [...(standing.totp ? (['totp'] as const) : []), ...recoveryOf(standing)];
}

const recoveryOf = ({ recovery_codes }: Pick<Standing, 'recovery_codes'>): Method[] =>
  recovery_codes > 0 ? ['recovery_code'] : [];
