/** Every class name equals its name in the source. */
const classes = new Proxy({}, { get: (_, name) => String(name) });

module.exports = { __esModule: true, default: classes };
