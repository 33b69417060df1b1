/** Maximum width of a line in a rendered statement. */
const WIDTH = 140;

/** Matches quoted text, a parenthesis, a comma, or a run of other characters. */
const TOKEN = /[eE]?'(?:[^']|'')*'|"(?:[^"]|"")*"|[(),]|[^\s(),'"]+/g;

/** Matches a word that starts a line if it begins a clause of a statement. */
const CLAUSE =
  /^(with|select|from|where|join|left|cross|inner|order|group|limit|returning|values|set|on|union|insert|update|delete|window|for|using|having)$/i;
/** Words that continue a clause after the given word, and so do not start a line. */
const GOES_ON = new Map<string, RegExp>([
  ['from', /^(delete|distinct)$/i],
  ['join', /^(left|cross|inner)$/i],
  ['update', /^(for|do)$/i],
  ['on', /^(distinct)$/i],
]);
const QUERY = /^(with|select|insert|update|delete)$/i;

/** Matches words to keep on one line. Quoted text may contain blanks. */
const WORD = /(?:[eE]?'(?:[^']|'')*'|"(?:[^"]|"")*"|[^\s'"])+/g;

interface Line {
  depth: number;
  words: string;
}

/** Formats a statement with a line for each clause, indented by parentheses. Its meaning for PostgreSQL does not change. */
export function laidOut(text: string): string {
  const lines: Line[] = [{ depth: 0, words: '' }];
  const queries: boolean[] = [];
  const tokens = text.match(TOKEN) ?? [];
  const indent = () => queries.filter(Boolean).length;
  const breakLine = () => {
    if (lines.at(-1)!.words !== '') lines.push({ depth: indent(), words: '' });
    lines.at(-1)!.depth = indent();
  };
  let end = 0;
  for (const [i, token] of tokens.entries()) {
    const at = text.indexOf(token, end);
    const isApart = at > end;
    end = at + token.length;
    const before = tokens[i - 1] ?? '';
    const inQuery = queries.length === 0 || queries.at(-1)!;
    if (token === ')' && queries.pop()) breakLine();
    else if (
      inQuery &&
      CLAUSE.test(token) &&
      !GOES_ON.get(token.toLowerCase())?.test(before) &&
      !isOnOfJoin(token, tokens[i + 1])
    )
      breakLine();
    const line = lines.at(-1)!;
    line.words += (line.words !== '' && isApart && before !== '(' && token !== ')' && token !== ',' ? ' ' : '') + token;
    if (token !== '(') continue;
    queries.push(QUERY.test(tokens[i + 1] ?? ''));
    if (queries.at(-1)) breakLine();
  }
  return lines.flatMap(({ depth, words }) => wrapped(words, '  '.repeat(depth))).join('\n');
}

/** The `on` of a join stays on its line; `on conflict` is a clause. */
const isOnOfJoin = (token: string, next = ''): boolean => /^on$/i.test(token) && !/^conflict$/i.test(next);

/** Wraps words to lines of at most `WIDTH`. Lines start with `margin`; further lines are indented more. */
export function wrapped(words: string, margin: string): string[] {
  const lines: string[] = [];
  let line = margin;
  for (const word of words.match(WORD) ?? []) {
    const isFirst = line === margin || line === `${margin}  `;
    if (!isFirst && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = `${margin}  ${word}`;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line];
}
