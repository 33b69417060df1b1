import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** The pseudo-language, by CLDR's name: longer English with accented letters. */
export const PSEUDO = 'en-XA';

const LETTERS =
  'aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ';
const other = new Map([...LETTERS.matchAll(/(.)(.)/gu)].map(([, plain, marked]) => [plain, marked]));
const FILL = 'one two three four five six seven eight nine ten ';

/** Makes text 40 % longer and visibly not English. Text that is still plain English on a page cannot be translated yet; a layout that breaks is too narrow. */
export function pseudo(text) {
  const parts = parse(text, { captureLocation: false });
  mark(parts);
  const length = lengthOf(parts);
  const more = FILL.repeat(Math.ceil((length * 0.4) / FILL.length))
    .slice(0, Math.ceil(length * 0.4))
    .trim();
  return `[${printAST(parts)} ${marked(more)}]`;
}

const marked = (text) => [...text].map((letter) => other.get(letter) ?? letter).join('');

function mark(parts) {
  for (const part of parts) {
    if (part.type === TYPE.literal) part.value = marked(part.value);
    if (part.children) mark(part.children);
    for (const option of Object.values(part.options ?? {})) mark(option.value);
  }
}

/** The length of a message with its longest variants. */
function lengthOf(parts) {
  return parts.reduce((sum, { type, value, children, options }) => {
    if (type === TYPE.literal) return sum + value.length;
    const forms = [children ?? [], ...Object.values(options ?? {}).map((option) => option.value)];
    return sum + Math.max(0, ...forms.map(lengthOf));
  }, 0);
}
