/** Every class is called what it is called in the source. */
const classes = new Proxy({}, { get: (_, name) => String(name) });

module.exports = { __esModule: true, default: classes };
