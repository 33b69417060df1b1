/**
 * Texts of a `remote.json` that people see: labels of menus, tabs and actions, and headings. It stays in English; the part `remote` of the room's
 * messages has each of its texts in every language.
 */
export const MANIFEST_PART = 'remote';

/** Keys of its texts. */
const TEXTS = new Set(['label', 'title', 'subtitle']);

/** @returns {string[]} every text of a `remote.json` that people read */
export const textsOfManifest = (manifest) =>
  Object.entries(manifest).flatMap(([name, value]) => {
    if (typeof value === 'object') return textsOfManifest(value);
    return TEXTS.has(name) ? [value] : [];
  });

/** The messages of a room that belong to its manifest, by key. @param {Map<string, string>} messages by `room:part.key` */
export function manifestTexts(messages, room) {
  const start = `${room}:${MANIFEST_PART}.`;
  return new Map(
    [...messages].filter(([id]) => id.startsWith(start)).map(([id, text]) => [id.slice(start.length), text]),
  );
}

/** A `remote.json` with its texts in another language; one that has no message stays as it is. */
export function translatedManifest(manifest, english, translated) {
  const keys = new Map([...english].map(([key, text]) => [text, key]));
  const say = (text) => translated.get(keys.get(text)) ?? text;
  return JSON.parse(JSON.stringify(manifest), (name, value) => (TEXTS.has(name) ? say(value) : value));
}
