import type { garage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';
import type { DossierPaths } from './dossiers/dossier.contract';

/** What the garage's pages call. */
export const api = apiOf<garage.paths & DossierPaths>();
