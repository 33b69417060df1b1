/** What every Carnet token says (contract §2). svc-identity signs so, all others demand it. */
export const TOKEN = {
  algorithm: 'RS256',
  issuer: 'carnet',
  audience: 'carnet',
  /** Seconds that a token lives: 7 days. */
  lifetime: 7 * 24 * 60 * 60,
} as const;

/** Seconds that clocks of two machines may differ. */
export const CLOCK_TOLERANCE = 60;

/** What a checked token tells. `issuedAt` is in milliseconds. */
export interface Claims {
  userId: number;
  issuedAt: number;
}
