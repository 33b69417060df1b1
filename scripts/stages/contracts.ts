import { inRoot } from '../lib/paths.js';
import { check, type Stage } from './stage.js';

/** What services promise is committed; made anew, it must be the same. */
export const contracts: Stage = {
  name: 'contracts',
  title: 'OpenAPI documents and the types made of them are those of the code',
  run: () => check([process.execPath, inRoot('scripts/run.mjs'), 'contracts', '--check'], 'contracts'),
};
