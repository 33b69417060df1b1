/**
 * The part with the visible texts of a `remote.json`: labels of menus, tabs and actions, and headings. The file itself is in English; the part `remote` of the
 * room's messages translates each text.
 */
export const MANIFEST_PART = 'remote';

/** Keys of visible texts. */
const TEXTS = new Set(['label', 'title', 'subtitle']);

/** @returns {string[]} every visible text of a `remote.json` */
export const textsOfManifest = (manifest) =>
  Object.entries(manifest).flatMap(([name, value]) => {
    if (typeof value === 'object') return textsOfManifest(value);
    return TEXTS.has(name) ? [value] : [];
  });

/** The messages of a room's manifest, by key. @param {Map<string, string>} messages by `room:part.key` */
export function manifestTexts(messages, room) {
  const start = `${room}:${MANIFEST_PART}.`;
  return new Map(
    [...messages].filter(([id]) => id.startsWith(start)).map(([id, text]) => [id.slice(start.length), text]),
  );
}

/** Translates the texts of a `remote.json`; a text without a message stays unchanged. */
export function translatedManifest(manifest, english, translated) {
  const keys = new Map([...english].map(([key, text]) => [text, key]));
  const say = (text) => translated.get(keys.get(text)) ?? text;
  return JSON.parse(JSON.stringify(manifest), (name, value) => (TEXTS.has(name) ? say(value) : value));
}
