const WRITE = /(?<!\b(?:for|key|do) )\b(insert|update|delete)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?!lateral\b|unnest\b|jsonb?_)([a-z_]+)/gi;
/** `with name as`, `), name (columns) as` */
const COMMON_TABLE = /(?:\bwith\s+|\)\s*,\s*)([a-z_]+)(?:\s*\([^)]*\))?\s+as\b/gi;
/** Texts come from code, so they are few; a list of unknown length makes new ones. */
const MOST_NAMES = 5_000;

const names = new Map<string, string>();

/** A statement for people: what it does, and the first table that it names, as `select vehicles`. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = [verbOf(text), tableOf(text)].filter(Boolean).join(' ');
  if (names.size < MOST_NAMES) names.set(text, name);
  return name;
}

const verbOf = (text: string): string => (WRITE.exec(text)?.[1] ?? 'select').toLowerCase();

/** Names that the statement gives to its own parts are no tables. */
function tableOf(text: string): string | undefined {
  const own = new Set([...text.matchAll(COMMON_TABLE)].map(([, name]) => name));
  return [...text.matchAll(TABLE)].map(([, name]) => name).find((name) => !own.has(name));
}
