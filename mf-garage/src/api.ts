import type { dossier, garage, identity, records } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** Vehicles are handed over by svc-identity, which knows people; which papers go along is chosen here. */
type Handovers = Pick<identity.paths, Extract<keyof identity.paths, `/api/handovers${string}`>>;

/** The API that the garage's pages call. */
export const api = apiOf<garage.paths & dossier.paths & Handovers & Pick<records.paths, '/api/documents'>>();
