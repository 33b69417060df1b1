const WRITE = /(?<!\b(?:for|key|do) )\b(insert|update|delete)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?!lateral\b|unnest\b|jsonb?_)([a-z_]+)/gi;
/** Matches `with name as` and `), name (columns) as`. */
const COMMON_TABLE = /(?:\bwith\s+|\)\s*,\s*)([a-z_]+)(?:\s*\([^)]*\))?\s+as\b/gi;
/** Texts come from code, so they are few. The bound is for lists of variable length, which create new texts. */
const MOST_NAMES = 5_000;

const names = new Map<string, string>();

/** A readable name of a statement: its verb and its first table, as `select vehicles`. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = [verbOf(text), tableOf(text)].filter(Boolean).join(' ');
  if (names.size < MOST_NAMES) names.set(text, name);
  return name;
}

const verbOf = (text: string): string => (WRITE.exec(text)?.[1] ?? 'select').toLowerCase();

/** Common table expressions do not count as tables. */
function tableOf(text: string): string | undefined {
  const own = new Set([...text.matchAll(COMMON_TABLE)].map(([, name]) => name));
  return [...text.matchAll(TABLE)].map(([, name]) => name).find((name) => !own.has(name));
}
