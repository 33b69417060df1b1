import type { dossier, garage, identity, notify, records, service } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** API client of the shell's own pages. */
export const api = apiOf<
  identity.paths & notify.paths & garage.paths & service.paths & records.paths & dossier.paths
>();
