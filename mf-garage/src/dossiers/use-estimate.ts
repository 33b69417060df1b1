import { type Loaded, useLoaded } from '@carnet/mf-kit/data';
import { useEffect, useMemo, useState } from 'react';
import { type DossierEstimate, type DossierOptions, estimateQuery } from './dossiers.queries';

/** Milliseconds without a change before it is counted anew. */
const PAUSE = 400;

export interface Estimated extends Loaded<DossierEstimate> {
  /** True if the counted options are not those that were chosen last. */
  stale: boolean;
}

/** The estimate of a vehicle's book with these options. Asked once a person pauses; of several answers that of the newest options counts. */
export function useEstimate(vehicleId: number, options: DossierOptions): Estimated {
  const text = JSON.stringify(options);
  const settled = useSettled(text);
  const asked = useMemo(() => JSON.parse(settled) as DossierOptions, [settled]);
  const estimate = useLoaded(estimateQuery(vehicleId, asked));
  return { ...estimate, stale: settled !== text || estimate.isFetching };
}

/** A text once it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
