import type { dossier, garage, identity, notify, records, service } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** The API that the shell's own pages call; the remotes have theirs. */
export const api = apiOf<
  identity.paths & notify.paths & garage.paths & service.paths & records.paths & dossier.paths
>();
