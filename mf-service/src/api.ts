import type { dossier, garage, notify, records, service, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

type ImportsElsewhere = '/api/imports/lubelogger' | '/api/imports/lubelogger/file' | '/api/imports/files/undo';

/** Calls the APIs that the service book's pages need. Of notify and records, these are the paths that read an import or undo it. */
export const api = apiOf<
  service.paths & garage.paths & usage.paths & dossier.paths & Pick<notify.paths & records.paths, ImportsElsewhere>
>();
