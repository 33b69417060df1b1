import type { dossier, garage, identity, records } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** svc-identity hands vehicles over, because it knows the people. The garage's page chooses the papers that go along. */
type Handovers = Pick<identity.paths, Extract<keyof identity.paths, `/api/handovers${string}`>>;

/** API client of the garage's pages. */
export const api = apiOf<garage.paths & dossier.paths & Handovers & Pick<records.paths, '/api/documents'>>();
