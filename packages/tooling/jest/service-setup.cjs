const { generateKeyPairSync } = require('node:crypto');

/** Generates the signing key of the run once. Workers inherit it through the environment. */
module.exports = () => {
  process.env.CARNET_TEST_SIGNING_KEY ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
};
