import { fileURLToPath } from 'node:url';
import preset from '../../packages/tooling/jest/service.cjs';

/** It names its files for `import` alone, which Jest does not ask for; Node loads them as they are. */
const models = fileURLToPath(new URL('../../node_modules/kubernetes-models', import.meta.url));

export default {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '^kubernetes-models/(.*)$': `${models}/$1.js` },
};
