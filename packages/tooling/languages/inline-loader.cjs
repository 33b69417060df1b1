const shadowed = require('./shadows.cjs');

/**
 * Inlines messages that are plain text: each use of `m.title`, from `import * as m from '../messages/home'`, becomes the placeholder of that message. A
 * separate module would add 20 bytes to a page for each message that it exports.
 */
const IMPORT = /^import \* as (\w+) from '[./]+\/messages\/([\w-]+)';$/gm;

/** Fails on a local name that shadows an import of messages, because its uses would be replaced, too. */
async function refuseShadows(source, imports) {
  const [name] = await shadowed(
    source,
    imports.map(([, one]) => one),
  );
  if (name === undefined) return;
  const [, , part] = imports.find(([, one]) => one === name);
  throw new Error(
    `'${name}' are the messages of '${part}' here, and something else in this file is called so, too: give it another name`,
  );
}

module.exports = async function inlineMessages(source) {
  const imports = [...source.matchAll(IMPORT)];
  if (imports.length === 0) return source;
  await refuseShadows(source, imports);
  const [{ isPlain }, { SOURCE_LANGUAGE, readPart }] = await Promise.all([
    import('./icu.mjs'),
    import('./catalogue.mjs'),
  ]);
  const { room, root } = this.getOptions();
  return imports.reduce((text, [line, name, part]) => {
    const messages = readPart(root, SOURCE_LANGUAGE, part);
    const inlined = text.replace(new RegExp(`\\b${name}\\.(\\w+)\\b`, 'g'), (use, key) =>
      messages[key] !== undefined && isPlain(messages[key])
        ? `(/* @__PURE__ */ __message__('${room}:${part}.${key}'))`
        : use,
    );
    const isUsed = new RegExp(`\\b${name}\\.\\w`).test(inlined.replace(line, ''));
    return isUsed ? inlined : inlined.replace(line, '');
  }, source);
};
