import { type Loaded, useLoaded } from '@carnet/mf-kit/data';
import { useEffect, useMemo, useState } from 'react';
import { type DossierEstimate, type DossierOptions, estimateQuery } from './dossiers.queries';

/** Milliseconds without a change until the estimate is fetched. */
const PAUSE = 400;

export interface Estimated extends Loaded<DossierEstimate> {
  /** True if the estimate belongs to earlier options. */
  stale: boolean;
}

/** Estimate of a vehicle's book. Fetched when the options have stopped changing; only the answer for the newest options counts. */
export function useEstimate(vehicleId: number, options: DossierOptions): Estimated {
  const text = JSON.stringify(options);
  const settled = useSettled(text);
  const asked = useMemo(() => JSON.parse(settled) as DossierOptions, [settled]);
  const estimate = useLoaded(estimateQuery(vehicleId, asked));
  return { ...estimate, stale: settled !== text || estimate.isFetching };
}

/** Returns a text once it has stayed the same for `PAUSE`. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
