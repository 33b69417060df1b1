import { useEffect, useState } from 'react';
import type { identity } from '@carnet/contracts';
import { api } from '../api';

export type WaysIn = identity.WaysInView;

/** Used if the request fails: the form is shown, and the service refuses what is not allowed. */
const UNKNOWN: WaysIn = { registration: 'open', providers: [] };

let asked: Promise<WaysIn> | undefined;

/** Sends the request once for all sign-in pages, and again after a failure. */
const ask = (): Promise<WaysIn> =>
  (asked ??= api.get('/api/auth/providers', { fallback: '' }).catch(() => {
    asked = undefined;
    return UNKNOWN;
  }));

/** Sign-in providers, and who may register; null while loading. */
export function useWaysIn(): WaysIn | null {
  const [ways, setWays] = useState<WaysIn | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask().then((answer) => isHere && setWays(answer));
    return () => void (isHere = false);
  }, []);
  return ways;
}

/** For tests: the next page sends the request again. */
export const forgetWaysIn = (): void => void (asked = undefined);
