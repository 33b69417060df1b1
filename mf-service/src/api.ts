import type { garage, identity, records, service, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

type ImportsElsewhere = '/api/imports/lubelogger' | '/api/imports/lubelogger/file' | '/api/imports/files/undo';

/** What the service book's pages call; of others, where an import comes from and goes to. */
export const api = apiOf<
  service.paths & garage.paths & usage.paths & Pick<identity.paths & records.paths, ImportsElsewhere>
>();
