/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets would run a text with this beginning as a formula. Already escaped texts match too, so that each escape can be undone exactly. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** A line of CSV (RFC 4180), with its line break. Lists and objects are written as JSON, null as an empty field. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(csvField).join(',')}\r\n`;

function csvField(value: unknown): string {
  const text = textOf(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Numbers are not escaped, since they may begin with a minus. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}
