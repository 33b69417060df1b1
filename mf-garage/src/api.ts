import type { dossier, garage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** The API that the garage's pages call. */
export const api = apiOf<garage.paths & dossier.paths>();
