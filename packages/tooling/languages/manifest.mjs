/**
 * What a `remote.json` shows to people: labels of menus, and headings. It stays in English; the part `remote` of the room's messages has each of
 * its texts in every language.
 */
export const MANIFEST_PART = 'remote';

/** @returns {string[]} every text of a `remote.json` that people read */
export const textsOfManifest = ({ nav = [], headings = {} }) => [
  ...nav.flatMap(({ label, items }) => [label, ...items.map((item) => item.label)]),
  ...Object.values(headings).flatMap(({ title, subtitle, back }) => [title, subtitle, back?.label].filter(Boolean)),
];

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
  const heading = ({ title, subtitle, back, ...rest }) => ({
    title: say(title),
    ...(subtitle && { subtitle: say(subtitle) }),
    ...(back && { back: { ...back, label: say(back.label) } }),
    ...rest,
  });
  const { nav = [], headings, ...rest } = manifest;
  return {
    ...rest,
    nav: nav.map(({ label, items }) => ({
      label: say(label),
      items: items.map((item) => ({ ...item, label: say(item.label) })),
    })),
    ...(headings && {
      headings: Object.fromEntries(Object.entries(headings).map(([path, one]) => [path, heading(one)])),
    }),
  };
}
