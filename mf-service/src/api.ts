import type { dossier, garage, notify, records, service, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

type ImportsElsewhere = '/api/imports/lubelogger' | '/api/imports/lubelogger/file' | '/api/imports/files/undo';

/** API client of this remote's pages. From svc-notify and svc-records, only the paths that read or undo an import. */
export const api = apiOf<
  service.paths & garage.paths & usage.paths & dossier.paths & Pick<notify.paths & records.paths, ImportsElsewhere>
>();
