import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import * as cardinals from 'make-plural/cardinals';

/**
 * @typedef {{ name: string, kind: 'text' | 'number' | 'node' | 'select', options?: string[] }} Parameter `text` is inserted unchanged, `number` selects a
 * plural form, `node` wraps the text between tags, `select` selects by a word.
 */

/** @param {string} text ICU MessageFormat @returns {Parameter[]} the parameters, sorted by name */
export function parametersOf(text) {
  const found = new Map();
  const note = (name, kind, options) => {
    const known = found.get(name);
    // In `{count, plural, one {{count} car} …}`, the kind `number` wins over `text`.
    if (!known || known.kind === 'text') found.set(name, { name, kind, ...(options && { options }) });
  };
  walk(read(text), (part) => {
    if (part.type === TYPE.argument) note(part.value, 'text');
    if (part.type === TYPE.plural) note(part.value, 'number');
    if (part.type === TYPE.tag) note(part.value, 'node');
    if (part.type === TYPE.select) note(part.value, 'select', Object.keys(part.options).sort());
  });
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Tells whether a message has no parameters. */
export const isPlain = (text) => parametersOf(text).length === 0;

/** Tells whether a message has tags, so that it must be rendered as elements. */
export const isRich = (text) => parametersOf(text).some(({ kind }) => kind === 'node');

/** Tells whether a message contains `#`, which formats a number. */
export function writesNumbers(text) {
  let writes = false;
  walk(read(text), (part) => (writes ||= part.type === TYPE.pound));
  return writes;
}

/**
 * Compiles a message to a JavaScript expression: a string, or a function of its parameters and of a number format. For a message with tags, the function
 * returns an array of parts. The code needs no library and no `Intl` at run time.
 *
 * @param {string} text ICU MessageFormat
 * @param {string} language the language of its plural rules
 */
export function compileMessage(text, language) {
  const parts = read(text);
  if (parametersOf(text).length === 0) return literal(parts.map(({ value }) => value).join(''));
  return `((p,f)=>${isRich(text) ? list(parts, language) : joined(parts, language)})`;
}

function read(text) {
  const parts = parse(text, { captureLocation: false, requiresOtherClause: true });
  walk(parts, (part) => {
    if ([TYPE.number, TYPE.date, TYPE.time].includes(part.type)) {
      throw new Error(`{${part.value}, …} is written by the region and not by a message: hand it in written`);
    }
    if (part.type === TYPE.plural && (part.offset !== 0 || part.pluralType !== 'cardinal')) {
      throw new Error(`{${part.value}, …}: of plurals only \`plural\` without an offset is known`);
    }
  });
  return parts;
}

function walk(parts, visit) {
  for (const part of parts) {
    visit(part);
    if (part.children) walk(part.children, visit);
    for (const option of Object.values(part.options ?? {})) walk(option.value, visit);
  }
}

/** A string literal that is safe inside any quotes that a minifier chooses. */
const literal = (text) => JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

function joined(parts, language, number) {
  const written = parts.map((part) => written1(part, language, number));
  if (written.length === 0) return '""';
  const isText = parts[0].type === TYPE.literal;
  return isText ? written.join('+') : [`""`, ...written].join('+');
}

const list = (parts, language, number) => `[${parts.map((part) => written1(part, language, number, true)).join(',')}]`;

function written1(part, language, number, asNodes = false) {
  const inner = (children, of = number) => {
    const nodes = asNodes && hasTags(children);
    return nodes ? `f.n(${list(children, language, of)})` : joined(children, language, of);
  };
  switch (part.type) {
    case TYPE.literal:
      return literal(part.value);
    case TYPE.argument:
      return given(part.value);
    case TYPE.pound:
      return `f(${given(number)})`;
    case TYPE.tag:
      return `${given(part.value)}(${inner(part.children)})`;
    case TYPE.select:
      return chosen(
        Object.entries(part.options).map(([word, { value }]) => ({
          when: word === 'other' ? undefined : `${given(part.value)}===${literal(word)}`,
          then: inner(value),
        })),
      );
    case TYPE.plural:
      return plural(part, language, (children) => inner(children, part.value));
    default:
      throw new Error(`A part of type ${part.type} is not known`);
  }
}

const hasTags = (parts) => {
  let has = false;
  walk(parts, ({ type }) => (has ||= type === TYPE.tag));
  return has;
};

const given = (name) => `p.${name}`;

/** Builds a chain of conditions; the last branch has no condition. */
function chosen(branches) {
  const otherwise = branches.find(({ when }) => when === undefined);
  return `(${[
    ...branches.filter(({ when }) => when !== undefined).map(({ when, then }) => `${when}?${then}:`),
    otherwise.then,
  ].join('')})`;
}

function plural({ value: name, options }, language, write) {
  const entries = Object.entries(options);
  const exact = entries.filter(([form]) => form.startsWith('='));
  const forms = entries.filter(([form]) => !form.startsWith('='));
  const unknown = forms.map(([form]) => form).filter((form) => !formsOf(language).includes(form));
  if (unknown.length > 0) throw new Error(`${language} has no plural form '${unknown.join("', '")}'`);
  const rule = (form) => {
    const short = shortRule(language, form);
    return short ? `${given(name)}${short}` : `(${sourceOf(language)})(${given(name)})===${literal(form)}`;
  };
  return chosen([
    ...exact.map(([form, { value }]) => ({ when: `${given(name)}===${form.slice(1)}`, then: write(value) })),
    ...forms.map(([form, { value }]) => ({ when: form === 'other' ? undefined : rule(form), then: write(value) })),
  ]);
}

/** The CLDR plural rule of a language; English's rule if it has none. */
const ruleOf = (language) => cardinals[language.split('-')[0]] ?? cardinals.en;

/** Sample numbers that cover every plural form of every language. */
const SAMPLE = [...Array(1200).keys(), 10_000, 100_000, 1_000_000, 2_000_000];

/** @returns {string[]} the plural forms of a language for whole numbers */
export const formsOf = (language) => [...new Set([...SAMPLE.map((count) => ruleOf(language)(count)), 'other'])];

/** A short condition for the plural rule of most European languages. */
function shortRule(language, form) {
  const counts = SAMPLE.filter((count) => ruleOf(language)(count) === form);
  if (counts.join() === '1') return '===1';
  return counts.join() === '0,1' ? '<2' : undefined;
}

const sourceOf = (language) => ruleOf(language).toString().replace(/\s+/g, ' ');
