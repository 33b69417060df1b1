import { readMessages, SOURCE_LANGUAGE } from '../languages/catalogue.mjs';
import { compileMessage } from '../languages/icu.mjs';
import { roomFolder } from '../languages/rooms.mjs';

const rooms = new Map();

/** The English text by which a build replaces `__message__('shell:home.title')`. */
export function englishMessage(id) {
  const [room, key] = id.split(':');
  if (!rooms.has(room)) rooms.set(room, readMessages(roomFolder(room), SOURCE_LANGUAGE));
  const text = rooms.get(room).get(key);
  if (text === undefined) throw new Error(`There is no message '${id}'`);
  return new Function(`return ${compileMessage(text, SOURCE_LANGUAGE)}`)();
}
