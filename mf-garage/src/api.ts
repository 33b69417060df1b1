import type { dossier, garage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** What the garage's pages call. */
export const api = apiOf<garage.paths & dossier.paths>();
