/**
 * Lets the minifier drop the components and contexts of a module that nobody uses: calls that make one have no effect beside it, and
 * a `displayName` is for developers' tools.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
