import { inRoot } from '../lib/paths.js';
import { check, type Stage } from './stage.js';

/** The contracts of services are committed. Generated anew, they must be the same, in good style, and without breaking changes. */
export const contracts: Stage = {
  name: 'contracts',
  title: 'OpenAPI documents and their types are those of the code, in good style, and break no client',
  isWhole: true,
  run: () => check([process.execPath, inRoot('scripts/run.mjs'), 'contracts', '--check'], 'contracts'),
};
