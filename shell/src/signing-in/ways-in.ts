import { useEffect, useState } from 'react';
import type { identity } from '@carnet/contracts';
import { api } from '../api';

export type WaysIn = identity.WaysInView;

/** Without an answer the form is there: the service says no where it must. */
const UNKNOWN: WaysIn = { registration: 'open', providers: [] };

let asked: Promise<WaysIn> | undefined;

/** Asked once for all pages of signing in; anew where it failed. */
const ask = (): Promise<WaysIn> =>
  (asked ??= api.get('/api/auth/providers', { fallback: '' }).catch(() => {
    asked = undefined;
    return UNKNOWN;
  }));

/** The providers by which one can sign in, and who may register; null until it is known. */
export function useWaysIn(): WaysIn | null {
  const [ways, setWays] = useState<WaysIn | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask().then((answer) => isHere && setWays(answer));
    return () => void (isHere = false);
  }, []);
  return ways;
}

/** For tests: every page asks as if it were the first. */
export const forgetWaysIn = (): void => void (asked = undefined);
