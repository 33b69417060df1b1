const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with Node's fetch, its related classes and streams, which jsdom lacks. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, TextEncoder, TextDecoder, structuredClone });
    const { englishMessage } = await import('./messages.mjs');
    Object.assign(this.global, { __message__: englishMessage });
    Object.assign(this.global, { ReadableStream, WritableStream, TransformStream, DecompressionStream });
  }
};
