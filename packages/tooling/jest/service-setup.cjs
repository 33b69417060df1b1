const { generateKeyPairSync } = require('node:crypto');

/** A key with which the suites of a run sign tokens, made once. Workers have the environment of the process that begins them. */
module.exports = () => {
  process.env.CARNET_TEST_SIGNING_KEY ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
};
