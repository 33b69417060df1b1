const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have and it lacks: fetch and its company come from Node. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, TextEncoder, TextDecoder, structuredClone });
  }
};
