import { fileURLToPath } from 'node:url';
import preset from '../../packages/tooling/jest/service.cjs';

/** The package exports its files for `import` only, which Jest does not use. The mapping gives Jest their paths. */
const models = fileURLToPath(new URL('../../node_modules/kubernetes-models', import.meta.url));

export default {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '^kubernetes-models/(.*)$': `${models}/$1.js` },
};
