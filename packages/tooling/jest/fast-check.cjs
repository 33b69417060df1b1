// By its path, since its name leads here.
const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

/** CI draws the same cases each time, so that a change is judged by what it changes. A person draws others with every run, and more of them with `FC_RUNS`. */
fc.configureGlobal({
  ...(process.env.CI && { seed: 1 }),
  ...(process.env.FC_RUNS && { numRuns: Number(process.env.FC_RUNS) }),
});

module.exports = fc;
