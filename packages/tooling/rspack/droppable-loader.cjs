/**
 * Lets the minifier drop unused components and contexts of a module: marks the calls that create them as pure, and removes `displayName`, which only developer
 * tools use.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
