// By path, because the module mapper sends the name `fast-check` to this file.
const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

/** CI uses a fixed seed, so that a failure comes from the change. Local runs use random seeds, and more cases with `FC_RUNS`. */
fc.configureGlobal({
  ...(process.env.CI && { seed: 1 }),
  ...(process.env.FC_RUNS && { numRuns: Number(process.env.FC_RUNS) }),
});

module.exports = fc;
