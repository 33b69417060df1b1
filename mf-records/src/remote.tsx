import { defineRemote } from '@carnet/mf-kit';
import face from '../remote.json';

export default defineRemote({
  ...face,
  routes: face.paths.map((path) => ({ path, page: () => import('./welcome.page') })),
  panels: {},
});
